import { type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/**
 * The life of one attempt to take money. `created` is written before the provider is called; `unknown` is a call that
 * gave no clear answer; `refund_due` is money that came too late to keep the seats (T4).
 */
export const ATTEMPT_STATES = [
  'created',
  'pending',
  'unknown',
  'captured',
  'declined',
  'expired',
  'refund_due',
  'refunded',
] as const;

export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What is learned of an attempt: from the provider's answer, its notice, a poll, or from us. */
export type AttemptEvent =
  /** The provider waits: for a redirect, a wallet, a payment in a store. */
  | 'accepted'
  /** Time-out or an answer nobody understands. */
  | 'unclear'
  | 'paid'
  | 'refused'
  /** The provider gave up waiting, or never heard of the attempt. */
  | 'lapsed'
  /** The money came and the seats cannot be kept, or a second attempt paid too. */
  | 'unkeepable'
  | 'returned';

/**
 * Where each event leads; what is missing changes nothing, because notices come late, twice and out of order. Money is
 * never overlooked: `paid` is heard even after a decline or an expiry, and nothing undoes `captured` but a refund.
 */
const TRANSITIONS: Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>> = {
  created: { accepted: 'pending', unclear: 'unknown', paid: 'captured', refused: 'declined', lapsed: 'expired' },
  pending: { unclear: 'unknown', paid: 'captured', refused: 'declined', lapsed: 'expired' },
  unknown: { accepted: 'pending', paid: 'captured', refused: 'declined', lapsed: 'expired' },
  captured: { unkeepable: 'refund_due' },
  declined: { paid: 'captured' },
  expired: { paid: 'captured' },
  refund_due: { returned: 'refunded' },
  refunded: {},
};

/** The state after an event: total, and the same when an event is heard twice. */
export const applyEvent = (state: AttemptState, event: AttemptEvent): AttemptState =>
  TRANSITIONS[state][event] ?? state;

/** Its outcome may still change by itself, so it is polled (B6) and blocks another attempt. */
export const isUnsettled = (state: AttemptState): boolean =>
  state === 'created' || state === 'pending' || state === 'unknown';

/** We hold the traveller's money. */
export const holdsMoney = (state: AttemptState): boolean => state === 'captured' || state === 'refund_due';

/** Attempts one reservation may make; after that a new reservation or the counter. */
export const MAX_ATTEMPTS = 10;

/** Whether another attempt may begin, given the states of those before it. */
export function mayAttempt(earlier: readonly AttemptState[]): Result<void, Fault> {
  if (earlier.includes('captured')) return fail(fault('already_paid'));
  if (earlier.some(isUnsettled)) return fail(fault('payment_in_progress'));
  return earlier.length < MAX_ATTEMPTS ? ok(undefined) : fail(fault('payment_attempts_exceeded'));
}
