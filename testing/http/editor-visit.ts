import { visit } from '#testing/http/open-site.ts';

/** A page as a browser without scripts has it: its text, and what its largest form would send. */
export interface Read {
  readonly status: number;
  readonly text: string;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
export const plain = (html: string): string =>
  html.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => ENTITIES[name]!);

function formsOf(html: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].map(([, inside = '']) => {
    const fields: Record<string, string> = {};
    const controls =
      /<input\b[^>]*? name="([^"]+)"[^>]*>|<textarea\b[^>]*? name="([^"]+)"[^>]*>([^<]*)<|<select\b[^>]*? name="([^"]+)"[^>]*>(.*?)<\/select>/gs;
    for (const [tag, input, area, text = '', select, options = ''] of inside.matchAll(controls)) {
      if (input) fields[input] = plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
      if (area) fields[area] = plain(text);
      if (select) fields[select] = plain(/<option value="([^"]*)" selected=""/.exec(options)?.[1] ?? '');
    }
    return fields;
  });
}

interface Pressing {
  /** Names the form by one of its fields. */
  readonly has?: string;
  readonly signedOut?: boolean;
}

/** An editor without scripts, by the key of an operator. */
export async function editorVisit(origin: string, operatorKey: string) {
  const { go, cookie } = await visit(origin);
  const headers = { 'x-operator-key': operatorKey };
  const read = async (path: string, init: RequestInit = {}): Promise<Read> => {
    const response = await go(path, { ...init, headers: { ...headers, ...init.headers } });
    const to = response.headers.get('location');
    if (to) return read(to, { headers });
    const text = await response.text();
    const form = formsOf(text).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {};
    return { status: response.status, text, path, form };
  };
  /** Presses a button of the page; with a field named, of the form that has it. */
  const press = async (
    page: Read,
    button: string,
    typed: Readonly<Record<string, string>>,
    { has, signedOut = false }: Pressing = {},
  ): Promise<Read> => {
    const form = has === undefined ? page.form : formsOf(page.text).find((fields) => has in fields)!;
    return read(page.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        cookie: cookie(),
        ...(signedOut ? { 'x-operator-key': '' } : {}),
      },
      body: new URLSearchParams({ ...form, ...typed, do: button }).toString(),
    });
  };
  return { read, press };
}
