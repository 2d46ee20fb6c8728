import type { Instant } from '#kernel/instant.ts';

/** The clock, read once at the border of a call; rules are given `now`. */
export interface Clock {
  now(): Instant;
}

/**
 * The worker that does what a transaction leaves to be done: sends e-mails, tells travellers by the channels they chose, gives
 * money back, stamps invoices.
 */
export type WorkerName = 'send' | 'tell' | 'refund' | 'stamp';

/** Where the site says what happens to it. No secret and nothing a visitor typed is in any of it. */
export interface Log {
  /** Something that happened, told by its name with what belongs to it. */
  event(line: { readonly event: string }): void;
  /** Something nobody foresaw, mostly an error. */
  problem(problem: unknown): void;
}

/** That many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;

/** A value nobody can guess, and what is kept of it. */
export interface Secret {
  readonly value: string;
  readonly hash: Uint8Array;
}

export type NewSecret = () => Secret;
