import type { Lang } from '#text/lang.ts';
import { IS_WHOLE } from './whole.ts';

/** The rows of a table of tests that are tried: all, or those in the language this file stands for. */
export const byLanguage = <Row extends Lang | readonly [Lang, ...unknown[]]>(
  own: Lang,
  rows: readonly Row[],
): readonly Row[] => (IS_WHOLE ? rows : rows.filter((row) => (typeof row === 'string' ? row : row[0]) === own));
