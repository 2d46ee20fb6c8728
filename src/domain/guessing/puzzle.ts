/** Leading zero bits a puzzle asks for: a quarter of a million hashes, some seconds of a telephone. */
export const PUZZLE_BITS = 18;
