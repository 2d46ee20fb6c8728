import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The URL of the operators' sign-in, returning to a page. */
export const operatorSignIn = (back: string, lang: Lang): string =>
  `${paths.operation[lang]}?to=${encodeURIComponent(back)}`;
