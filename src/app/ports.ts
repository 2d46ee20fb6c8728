import type { Instant } from '#kernel/instant.ts';

/** The clock, read once at the start of a request; rules receive `now`. */
export interface Clock {
  now(): Instant;
}

/**
 * The workers that complete what a transaction leaves to do: send e-mails, send notices by other channels, pay refunds,
 * stamp invoices.
 */
export type WorkerName = 'send' | 'tell' | 'refund' | 'stamp';

/** The site's log. Contains no secrets and nothing a visitor typed. */
export interface Log {
  /** A named event with its data. */
  event(line: { readonly event: string }): void;
  /** An unexpected problem, usually an error. */
  problem(problem: unknown): void;
}

/** This many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;

/** An unguessable value, and what is stored of it. */
export interface Secret {
  readonly value: string;
  readonly hash: Uint8Array;
}

export type NewSecret = () => Secret;
