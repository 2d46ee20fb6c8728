import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { applyResult } from '#domain/payment/status.ts';
import { type StoreReference, storeHoldUntil } from '#domain/payment/store-reference.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What an outcome asks for. */
export type OutcomeStep =
  /** Only to be noted. */
  | { readonly kind: 'note' }
  /** The money is here: what was paid for is sold. */
  | { readonly kind: 'sell' }
  /** It is to be paid in a store: what it is for is kept until then. */
  | { readonly kind: 'keep'; readonly until: Instant }
  /** It ended: what it was for is kept for another try. */
  | { readonly kind: 'release' };

/** What an update makes of an attempt. */
export interface OutcomeChange {
  readonly from: AttemptState;
  readonly to: AttemptState;
  /** The reference it gives, to be paid in a store. */
  readonly reference: Pick<StoreReference, 'payBy'> | undefined;
}

/** An update that changes nothing asks for nothing: it may come twice. A reference is kept a little longer (T3). */
export function outcomeStep({ from, to, reference }: OutcomeChange): OutcomeStep {
  if (to === from) return { kind: 'note' };
  if (to === 'captured') return { kind: 'sell' };
  if (to === 'unknown' || (to === 'pending' && !reference)) return { kind: 'note' };
  return reference ? { kind: 'keep', until: storeHoldUntil(reference.payBy) } : { kind: 'release' };
}

/** An order that money arrived for, with the states of its other attempts. */
export interface PaidFor {
  readonly status: PaymentStatus;
  readonly others: readonly AttemptState[];
}

/**
 * Whether an order is already paid, or being paid, by another attempt: then this money is surplus and is refunded (T4).
 */
export const isSurplus = ({ status, others }: PaidFor): boolean =>
  status === 'approved' || others.some((state) => isUnsettled(state) || state === 'captured');

/** Money that arrived for an order, which may have changed since the payment began. */
export interface ArrivedMoney extends PaidFor {
  readonly amount: Centavos;
  /** Of all its items, now. */
  readonly price: Centavos;
  /** Nothing is left to choose. */
  readonly isComplete: boolean;
}

/**
 * What becomes of it: refunded as `surplus` or `late`, or what it is for is `sold` if all of it can still be had. It is
 * sold at the price that was paid, or not at all.
 */
export function moneyVerdict({ amount, price, isComplete, ...paid }: ArrivedMoney): MoneyVerdict {
  if (isSurplus(paid)) return 'surplus';
  return price === amount && isComplete ? 'sold' : 'late';
}

export type MoneyVerdict = 'surplus' | 'late' | 'sold';

/** Why money goes back that was not kept: what could have been sold, and could not be had any more, was paid too late. */
export const whyReturned = (verdict: MoneyVerdict): Exclude<MoneyVerdict, 'sold'> =>
  verdict === 'sold' ? 'late' : verdict;

/** An attempt that ended without a sale. */
export interface EndedAttempt {
  readonly state: AttemptState;
  readonly method: PaymentMethod;
  /** With which it was to be paid in a store. */
  readonly reference: Pick<StoreReference, 'payBy'> | undefined;
  /** The order it was for, before. */
  readonly status: PaymentStatus;
  readonly holdUntil: Instant | undefined;
  /** Until when each of its items is kept for another try; undefined for one that keeps nothing. */
  readonly kept: readonly (Instant | undefined)[];
}

export interface Released {
  readonly status: PaymentStatus;
  readonly holdUntil: Instant | undefined;
  /**
   * Its buyer is told that the reference can no longer be paid. Money that came and goes back has its own letter, and so
   * has an order that ended before its reference: what it was for is cancelled.
   */
  readonly tellsLapsed: boolean;
}

/** What an order becomes: the earliest end of its items applies to all of it. */
export function afterRelease({ state, method, reference, status, holdUntil, kept }: EndedAttempt): Released {
  const ends = kept.filter((until) => until !== undefined);
  const wasCancelled = reference !== undefined && holdUntil !== undefined && holdUntil < reference.payBy;
  return {
    status: applyResult(status, { state, method }),
    holdUntil: ends.length > 0 ? earliest(...ends) : undefined,
    tellsLapsed: status === 'order_generated' && reference !== undefined && !wasCancelled && state !== 'refund_due',
  };
}

/** How an item is told that the payment for it ended. */
export const releaseOf = ({ method, status }: Pick<EndedAttempt, 'method' | 'status'>) => ({
  waitedForCash: waitsForCash(method),
  wasOrdered: status === 'order_generated',
});
