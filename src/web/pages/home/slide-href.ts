import type { Lang } from '#text/lang.ts';
import { FOOT_LINKS, NAVIGATION } from '#web/layouts/navigation.ts';
import * as paths from '#wire/page-paths.ts';

const LINKS = [...NAVIGATION, ...FOOT_LINKS];

/** Where a slide leads in the visitor's language: `path` is the Spanish address. The home page itself is its search. */
export function slideHref(path: string, lang: Lang): string {
  if (path === paths.home.es) return '#search';
  const known = LINKS.find(({ href }) => href.es === path);
  if (known) return known.href[lang];
  // Of a page elsewhere nobody here knows how it is asked for in English.
  return lang === 'es' || path.startsWith('https:') ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`;
}
