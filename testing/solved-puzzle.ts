import { createHash } from 'node:crypto';
import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';

/** The answer to a captcha of our own, as a browser finds it. */
export function solvedPuzzle(puzzle: string): string {
  for (let n = 0; ; n += 1) {
    const token = `${puzzle}.${n}`;
    if (createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0) return token;
  }
}
