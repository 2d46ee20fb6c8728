import * as paths from '#wire/page-paths.ts';

type Lang = 'es' | 'en';

/*
 * Pages of stops and places, by what they are called in addresses. Apart from the other links: only pages without a script lead
 * there, and no script carries these.
 */

/** `slug` is that of a stop. */
export const stopPath = (lang: Lang, slug: string): string =>
  paths.stop.pattern[lang].replace(':stop', encodeURIComponent(slug));

/** `slug` is that of a place. */
export const ticketsToPath = (lang: Lang, slug: string): string =>
  paths.ticketsTo.pattern[lang].replace(':city', encodeURIComponent(slug));

/** A page right at the root: a class of bus, or what the carrier wrote for a while. */
export const rootPath = (lang: Lang, slug: string): string =>
  `/${encodeURIComponent(slug)}${lang === 'en' ? '?lang=en' : ''}`;
