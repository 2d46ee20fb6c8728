import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The page of starts, of a day, with what is asked or said there. */
export const startsPath = (lang: Lang, query: Readonly<Record<string, string>>): string =>
  `${paths.startsDesk[lang]}?${new URLSearchParams(query)}`;
