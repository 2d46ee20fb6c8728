/**
 * Files of `app` that decide in a transaction and have no unit test beside them, with the number of their branches. There
 * are none: decisions are functions of `domain`, and `app` reads, asks and writes. The check refuses a new one; a line
 * here would say how many branches are still to move.
 */
export const UNTESTED_DECISIONS: Readonly<Record<string, number>> = {};
