import type { Lang } from '#text/lang.ts';

export interface Addressed {
  readonly path: string;
  readonly alias?: string;
}

/** The address of a screen in a language: its Spanish path, its alias, or the Spanish path with `?lang=en` (T53). */
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

/** The parameters of a path that fits the pattern, or undefined. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
