import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Puzzles } from '#app/itinerary/ports.ts';
import { PUZZLE_BITS } from '#domain/aftersales/look-up.ts';
import { MINUTE } from '#kernel/instant.ts';

/** An answer is good so long. */
const LASTS = 5 * MINUTE;

/**
 * A puzzle is its moment and a signature over it and its subject; its answer is any text that, behind the puzzle, has a
 * SHA-256 beginning with so many zero bits. Nothing is kept.
 */
export function puzzles(secret: string): Puzzles {
  const sign = (subject: string, moment: string): string =>
    createHmac('sha256', secret).update(`puzzle ${moment} ${subject}`).digest('base64url').slice(0, 22);
  return {
    make: (subject, now) => `${now}.${sign(subject, `${now}`)}`,
    isSolved: ({ puzzle, answer, subject, now }) => {
      const [moment = '', signature = ''] = puzzle.split('.');
      if (!/^\d{1,15}$/.test(moment) || answer.length > 64) return false;
      const age = now - Number(moment);
      return age >= 0 && age < LASTS && isSame(signature, sign(subject, moment)) && isSolution(puzzle, answer);
    },
  };
}

const isSolution = (puzzle: string, answer: string): boolean => {
  const hash = createHash('sha256').update(`${puzzle}.${answer}`).digest();
  return hash.readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0;
};

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
