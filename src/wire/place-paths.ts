import * as paths from '#wire/page-paths.ts';

type Lang = 'es' | 'en';

/* Addresses of pages of stops and places, by their slugs. Separate from the other links: only pages without scripts
   link to them, so that no script contains them. */

/** `slug` is that of a stop. */
export const stopPath = (lang: Lang, slug: string): string =>
  paths.stop.pattern[lang].replace(':stop', encodeURIComponent(slug));

/** `slug` is that of a place. */
export const ticketsToPath = (lang: Lang, slug: string): string =>
  paths.ticketsTo.pattern[lang].replace(':city', encodeURIComponent(slug));

/** A page at the root: a class of bus, or a page published by the carrier. */
export const rootPath = (lang: Lang, slug: string): string =>
  `/${encodeURIComponent(slug)}${lang === 'en' ? '?lang=en' : ''}`;
