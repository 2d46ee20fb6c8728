import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The sign-in URL, returning to a page. */
export const signInAddress = (back: string, lang: Lang): string =>
  `${paths.signIn[lang]}?to=${encodeURIComponent(back)}`;
