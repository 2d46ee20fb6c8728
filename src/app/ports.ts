import type { Instant } from '#kernel/instant.ts';

/** The clock, read once at the border of a call; rules are given `now`. */
export interface Clock {
  now(): Instant;
}

/** That many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;

/** A value nobody can guess, and what is kept of it. */
export interface Secret {
  readonly value: string;
  readonly hash: Uint8Array;
}

export type NewSecret = () => Secret;
