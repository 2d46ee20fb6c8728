/** Leading zero bits a puzzle requires: a quarter of a million hashes, some seconds on a phone. */
export const PUZZLE_BITS = 18;
