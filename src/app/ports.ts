import type { Instant } from '#kernel/instant.ts';

/** The clock, read once at the border of a call; rules are given `now`. */
export interface Clock {
  now(): Instant;
}

/**
 * Whoever does what a transaction leaves to be done: sends e-mails, tells travellers by the channels they chose, gives
 * money back, stamps invoices.
 */
export type WorkerName = 'send' | 'tell' | 'refund' | 'stamp';

/** That many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;

/** A value nobody can guess, and what is kept of it. */
export interface Secret {
  readonly value: string;
  readonly hash: Uint8Array;
}

export type NewSecret = () => Secret;
