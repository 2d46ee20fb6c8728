import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';

/** Hashes between two breaths: a slow phone draws and hears its owner in between. */
const SLICE = 512;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * A text that, behind the puzzle, has a SHA-256 beginning with this many zero bits: a second or some of work, in small slices.
 * Undefined where the browser computes no hashes: on an address without https.
 */
export async function solvePuzzle(puzzle: string): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const encoder = new TextEncoder();
  for (let from = 0; ; from += SLICE) {
    const hashes = await Promise.all(
      Array.from({ length: SLICE }, (_, i) => subtle.digest('SHA-256', encoder.encode(`${puzzle}.${from + i}`))),
    );
    const found = hashes.findIndex(isSolution);
    if (found >= 0) return String(from + found);
    await breath();
  }
}

const isSolution = (hash: ArrayBuffer): boolean => new DataView(hash).getUint32(0) >>> (32 - PUZZLE_BITS) === 0;
