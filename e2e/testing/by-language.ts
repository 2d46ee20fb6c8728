import type { Lang } from '#text/lang.ts';
import { IS_WHOLE } from './whole.ts';

/** The rows of a test table to run: all, or those in this file's language. */
export const byLanguage = <Row extends Lang | readonly [Lang, ...unknown[]]>(
  own: Lang,
  rows: readonly Row[],
): readonly Row[] => (IS_WHOLE ? rows : rows.filter((row) => (typeof row === 'string' ? row : row[0]) === own));

/** Rows for the whole run alone: the other half of each language with scripts and without. */
export const wholeRows = <Row>(rows: readonly Row[]): readonly Row[] => (IS_WHOLE ? rows : []);
