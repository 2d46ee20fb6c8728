import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';

/** Hashes per slice: between slices a slow phone can render and handle input. */
const SLICE = 512;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds a text that, appended to the puzzle, has a SHA-256 starting with this many zero bits: one or a few seconds of
 * work, in small slices. Undefined where the browser has no `crypto.subtle`: on pages without https.
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
