import type { Instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { createAnswerPage } from '#web/answer-page.tsx';
import { ROUTES } from '#web/routes.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';

export const ORIGIN = 'https://site.example';

const BUILT = { script: '/assets/page-1.js', chunks: [], css: '' };
/** The pages of the site without scripts and styles, which only browsers need. */
export const plainPages = createAnswerPage({
  brand: COSTERA,
  testMode: true,
  assets: {
    entries: Object.fromEntries(ROUTES.map(({ entry }) => [entry, BUILT])),
    dates: { script: '', chunks: [] },
    frameCss: '',
    fontCss: '',
    fonts: [],
    version: 'v1',
  },
});

/** Calls answered with the data of their route; any other finds nothing. */
export const answering =
  (answers: ReadonlyMap<Route, unknown>): ApiCall =>
  async (route) =>
    answers.has(route) ? { ok: true, data: answers.get(route) as never } : { ok: false, status: 404, errors: [] };

interface Asked {
  readonly now: Instant;
  /** Answers the page's calls. */
  readonly call: ApiCall;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The fields of the form. */
  readonly form?: Readonly<Record<string, string>> | URLSearchParams;
}

/** What a browser gets on its first request of an address, or for a form that it sends there. */
export function askPage(address: string, { now, call, cookies, form }: Asked) {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  return plainPages({
    method: form ? 'POST' : 'GET',
    path: pathname,
    query: searchParams,
    form: form && new URLSearchParams(form),
    cookies: { consent: 'none', ...cookies },
    formToken: 'token',
    origin: ORIGIN,
    now,
    call,
  });
}

/** The same, which must be a page; `text` omits its styles and the data for search engines. */
export async function drawnPage(address: string, asked: Asked) {
  const answer = await askPage(address, asked);
  if (answer.kind !== 'html') throw new Error(`${address} leads to ${answer.to}`);
  const html = answer.html.join('');
  const read = html.replace(/<style>.*?<\/style>|<script type="application\/ld\+json">.*?<\/script>/gs, '');
  return { ...answer, html, text: read };
}
