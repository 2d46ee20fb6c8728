/** A reproducible source of randomness: the same labels give the same draws. */
export interface Random {
  /** From 0 to 1. */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  /** One of them, by weight. */
  oneOf<T extends string>(weights: Readonly<Record<T, number>>): T;
  bytes(count: number): Uint8Array;
}

/**
 * Random numbers from a seed and labels (mulberry32 with FNV-1a): every traveller has a separate source, independent of
 * the order.
 */
export function randomOf(seed: number, ...labels: readonly (string | number)[]): Random {
  let state = hashOf([seed, ...labels].join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    oneOf: (weights) => drawn(weights, next()),
    bytes: (count) => Uint8Array.from({ length: count }, () => below(256)),
  };
}

function drawn<T extends string>(weights: Readonly<Record<T, number>>, at: number): T {
  const all = Object.entries<number>(weights) as [T, number][];
  let left = at * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return all.at(-1)![0];
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
