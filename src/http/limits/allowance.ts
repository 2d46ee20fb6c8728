import { type Instant, instant } from '#kernel/instant.ts';

/** This many at once, earned back evenly over a period: 20 in 10 minutes is one more every 30 seconds. */
export interface Allowance {
  readonly times: number;
  /** Milliseconds. */
  readonly per: number;
}

/** The moment at which everything spent so far is earned back: all that is stored per visitor. */
export type Spent = Instant;

export type Decision =
  | { readonly kind: 'allowed'; readonly spent: Spent }
  /** Allowed again after `wait` milliseconds. */
  | { readonly kind: 'refused'; readonly wait: number };

/** Instants are too large for exact fractions of a millisecond: rounding must not refuse the last allowed one. */
const ROUNDING_MS = 0.5;

/**
 * Whether one more is within the allowance (a leaky bucket as one number: GCRA, ITU-T I.371). A refused try costs
 * nothing. A debt larger than possible means that the clock was set back: it is dropped.
 */
export function decide(spent: Spent | undefined, { times, per }: Allowance, now: Instant): Decision {
  const left = Math.max((spent ?? now) - now, 0);
  const owed = left > per + ROUNDING_MS ? 0 : left;
  const excess = owed + per / times - per;
  if (excess > ROUNDING_MS) return { kind: 'refused', wait: excess };
  return { kind: 'allowed', spent: instant(now + owed + per / times) };
}

/** Returns one of the allowance, as if it had never been taken. */
export const returnOne = (spent: Spent, { times, per }: Allowance): Spent => instant(spent - per / times);
