import { type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/**
 * The life cycle of one attempt to take money. `created` is written before the provider is called; `unknown` is a call
 * without a clear answer; `refund_due` is money that came too late to keep the seats (T4).
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

/** What is learned of an attempt: from the provider's answer, its webhook, a poll, or from us. */
export type AttemptEvent =
  /** The provider waits: for a redirect, a wallet, or a payment in a store. */
  | 'accepted'
  /** A timeout or an unintelligible answer. */
  | 'unclear'
  | 'paid'
  | 'refused'
  /** The provider stopped waiting, or has no record of the attempt. */
  | 'lapsed'
  /** The money arrived but the seats cannot be kept, or a second attempt was paid too. */
  | 'unkeepable'
  | 'returned';

/**
 * State transitions; a missing event changes nothing, because webhooks come late, twice and out of order. Money is
 * never ignored: `paid` counts even after a decline or an expiry, and only a refund ends `captured`.
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

/** The state after an event: total and idempotent. */
export const applyEvent = (state: AttemptState, event: AttemptEvent): AttemptState =>
  TRANSITIONS[state][event] ?? state;

/** Its outcome may still change without us, so it is polled (B6) and blocks another attempt. */
export const isUnsettled = (state: AttemptState): boolean =>
  state === 'created' || state === 'pending' || state === 'unknown';

/** We hold the traveller's money. */
export const holdsMoney = (state: AttemptState): boolean => state === 'captured' || state === 'refund_due';

/** Maximum attempts of one reservation; after that a new reservation or the counter is needed. */
export const MAX_ATTEMPTS = 10;

/** Whether another attempt may begin, given the states of the earlier ones. */
export function mayAttempt(earlier: readonly AttemptState[]): Result<void, Fault> {
  if (earlier.includes('captured')) return fail(fault('already_paid'));
  if (earlier.some(isUnsettled)) return fail(fault('payment_in_progress'));
  return earlier.length < MAX_ATTEMPTS ? ok(undefined) : fail(fault('payment_attempts_exceeded'));
}
