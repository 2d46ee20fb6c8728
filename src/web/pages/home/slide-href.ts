import type { Lang } from '#text/lang.ts';
import { FOOT_LINKS, NAVIGATION } from '#web/layouts/navigation.ts';
import * as paths from '#wire/page-paths.ts';

const LINKS = [...NAVIGATION, ...FOOT_LINKS];

/** A slide's link in the visitor's language: `path` is the Spanish path. The home page links to its search. */
export function slideHref(path: string, lang: Lang): string {
  if (path === paths.home.es) return '#search';
  const known = LINKS.find(({ href }) => href.es === path);
  if (known) return known.href[lang];
  // For an external page the URL of its English version is unknown.
  return lang === 'es' || path.startsWith('https:') ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`;
}
