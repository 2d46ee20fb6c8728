import type { Instant } from '#kernel/instant.ts';

/** The clock, read once at the border of a call; rules are given `now`. */
export interface Clock {
  now(): Instant;
}

/** That many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;
