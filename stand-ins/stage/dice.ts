import { randomFrom } from './random.ts';

/** Random faults, the same for the same seed. */
export interface Dice {
  /** The probability with which each call fails when no listed fault applies. */
  readonly rate: number;
  readonly seed: number;
  /** What `rate` draws from; everything when empty. */
  readonly kinds: readonly string[];
}

export const NO_DICE: Dice = { rate: 0, seed: 1, kinds: [] };

/** Reads the request; undefined when it is invalid. */
export function readDice(
  { rate, seed, kinds }: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Dice | undefined {
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 1) || typeof seed !== 'number') return undefined;
  const isKnown = (kind: unknown): kind is string => known.some((each) => each === kind);
  return Array.isArray(kinds) && kinds.every(isKnown) ? { rate, seed, kinds } : undefined;
}

/** Rolls for one of these kinds: mostly none. */
export function diceOf({ rate, seed, kinds }: Dice): <Kind extends string>(all: readonly Kind[]) => Kind | undefined {
  const random = randomFrom(seed);
  return (all) => {
    if (rate === 0 || random() >= rate) return undefined;
    const drawn = kinds.length === 0 ? all : all.filter((kind) => kinds.includes(kind));
    return drawn[Math.floor(random() * drawn.length)];
  };
}
