import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Centavos } from '#kernel/money.ts';
import { type BackShare, bySource, paidFromOf } from './back-share.ts';

/** What went back, or is to, to where it came from. */
export interface GivenShare extends BackShare {
  readonly state: GivenState;
}

/** On its way; with people, who agree on it with the traveller; there, by itself or by people. */
export type GivenState = 'due' | 'by_hand' | 'paid' | 'paid_by_hand';

/** The refund of a part, to one payment. */
export interface PartRefund {
  readonly amount: Centavos;
  readonly state: 'due' | 'by_hand' | 'paid';
  readonly method: PaymentMethod;
  readonly provider: string;
  /** People gave it back, and wrote down how. */
  readonly isNoted: boolean;
}

/** One for each source and state, in the order in which they first come. */
export const givenShares = (refunds: readonly PartRefund[]): readonly GivenShare[] =>
  bySource(refunds.map(shareOf), (a, b) => a.from === b.from && a.state === b.state);

/**
 * Cash goes back by hand from the first moment on, not only once the job that asks providers has found that out; and so does
 * what a provider refused.
 */
function shareOf({ amount, state, isNoted, ...payment }: PartRefund): GivenShare {
  const from = paidFromOf(payment);
  const isByHand = state === 'by_hand' || from === 'cash' || isNoted;
  const isPaid = state === 'paid';
  return { from, amount, state: isByHand ? (isPaid ? 'paid_by_hand' : 'by_hand') : isPaid ? 'paid' : 'due' };
}

/** As a whole it is where the slowest of it is, and by hand where any of it is. Undefined where there is none. */
export function wholeOf(shares: readonly Pick<GivenShare, 'state'>[]): GivenState | undefined {
  if (shares.length === 0) return undefined;
  const states = new Set(shares.map(({ state }) => state));
  const isPaid = !states.has('due') && !states.has('by_hand');
  if (isPaid) return states.has('paid_by_hand') ? 'paid_by_hand' : 'paid';
  return states.has('by_hand') || states.has('paid_by_hand') ? 'by_hand' : 'due';
}
