import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** Where one signs in, and comes back from. */
export const signInAddress = (back: string, lang: Lang): string =>
  `${paths.signIn[lang]}?to=${encodeURIComponent(back)}`;
