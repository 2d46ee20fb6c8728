import type { Lang } from '#text/lang.ts';

export interface Addressed {
  readonly path: string;
  readonly alias?: string;
}

/** For a page with one path for both languages: English is selected by `?lang=en` and has no path of its own. */
export const addressed = ({ es, en }: Readonly<Record<Lang, string>>): Addressed => ({
  path: es,
  ...(en.startsWith(`${es}?`) ? {} : { alias: en }),
});

/** The URL of a screen in a language: its Spanish path, its alias, or the Spanish path with `?lang=en` (T53). */
export function addressOf(
  { path, alias }: Addressed,
  lang: Lang,
  params: Readonly<Record<string, string>> = {},
): string {
  const filled = (pattern: string) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (lang === 'es') return filled(path);
  return alias ? filled(alias) : `${filled(path)}?lang=en`;
}

/**
 * The parameters of a path that matches the pattern, or undefined. A parameter is a whole path segment or the end of
 * one: `/a-:name`. No parameter contains NUL, which is not stored anywhere.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  // Most patterns are whole paths, and a page is looked for among all of them.
  if (!pattern.includes(':')) return pattern === path ? {} : undefined;
  if (path.includes('\u0000')) return undefined;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    const begins = part.indexOf(':');
    if (begins < 0) {
      if (part !== value) return undefined;
      continue;
    }
    if (!value.startsWith(part.slice(0, begins)) || (begins > 0 && value.length === begins)) return undefined;
    params[part.slice(begins + 1)] = value.slice(begins);
  }
  return params;
}
