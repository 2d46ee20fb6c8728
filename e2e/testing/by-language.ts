import type { Lang } from '#text/lang.ts';

/** `ANDEN_BROWSER=all` (`npm run browser`) walks every path in both languages. Without it each is walked in one of them. */
const IS_FULL = process.env['ANDEN_BROWSER'] === 'all';

/** The rows of a table of tests that are tried: all, or those in the language this file stands for. */
export const byLanguage = <Row extends Lang | readonly [Lang, ...unknown[]]>(
  own: Lang,
  rows: readonly Row[],
): readonly Row[] => (IS_FULL ? rows : rows.filter((row) => (typeof row === 'string' ? row : row[0]) === own));
