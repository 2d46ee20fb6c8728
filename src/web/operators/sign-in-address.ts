import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** Where the carrier's people sign in, to come back to a page from. */
export const operatorSignIn = (back: string, lang: Lang): string =>
  `${paths.operation[lang]}?to=${encodeURIComponent(back)}`;
