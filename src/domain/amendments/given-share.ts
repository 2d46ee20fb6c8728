import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Centavos } from '#kernel/money.ts';
import { type BackShare, byLinkOf, bySource, isSameSource, paidFromOf } from './back-share.ts';

/** What was or will be refunded to its source. */
export interface GivenShare extends BackShare {
  readonly state: GivenState;
}

/** Under way; to be paid by people, who arrange it with the traveller; paid by the provider, or by people. */
export type GivenState = 'due' | 'by_hand' | 'paid' | 'paid_by_hand';

/** A partial refund of one payment. */
export interface PartRefund {
  readonly amount: Centavos;
  readonly state: 'due' | 'by_hand' | 'paid';
  readonly method: PaymentMethod;
  readonly provider: string;
  /** Paid with a payment link. */
  readonly isByLink: boolean;
  /** People paid it and recorded how. */
  readonly isNoted: boolean;
}

/** One per source, kind of payer and state, in the order of first appearance. */
export const givenShares = (refunds: readonly PartRefund[]): readonly GivenShare[] =>
  bySource(refunds.map(shareOf), (a, b) => isSameSource(a, b) && a.state === b.state);

/**
 * A refund of cash is manual from the start, even before the refund job finds that out; so is one that a provider
 * refused.
 */
function shareOf({ amount, state, isNoted, ...payment }: PartRefund): GivenShare {
  const from = paidFromOf(payment);
  const isByHand = state === 'by_hand' || from === 'cash' || isNoted;
  const isPaid = state === 'paid';
  const given = isByHand ? (isPaid ? 'paid_by_hand' : 'by_hand') : isPaid ? 'paid' : 'due';
  return { from, amount, state: given, ...byLinkOf(payment) };
}

/** The state of the whole: that of its slowest share, and manual if any share is. Undefined when there is none. */
export function wholeOf(shares: readonly Pick<GivenShare, 'state'>[]): GivenState | undefined {
  if (shares.length === 0) return undefined;
  const states = new Set(shares.map(({ state }) => state));
  const isPaid = !states.has('due') && !states.has('by_hand');
  if (isPaid) return states.has('paid_by_hand') ? 'paid_by_hand' : 'paid';
  return states.has('by_hand') || states.has('paid_by_hand') ? 'by_hand' : 'due';
}
