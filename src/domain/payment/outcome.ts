import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { applyResult } from '#domain/payment/status.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/**
 * What an outcome asks for, besides being noted: `sell` what was paid for, `keep` it for a payment in a store, or
 * `release` it for another try.
 */
export type OutcomeStep = 'note' | 'sell' | 'keep' | 'release';

/** `state`: what the attempt becomes by it. `isVoucher`: it is to be paid in a store. */
export function outcomeStep(state: AttemptState, isVoucher: boolean): OutcomeStep {
  if (state === 'captured') return 'sell';
  if (state === 'unknown' || (state === 'pending' && !isVoucher)) return 'note';
  return isVoucher ? 'keep' : 'release';
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
export function moneyVerdict({ amount, price, isComplete, ...paid }: ArrivedMoney): 'surplus' | 'late' | 'sold' {
  if (isSurplus(paid)) return 'surplus';
  return price === amount && isComplete ? 'sold' : 'late';
}

/** An attempt that ended without a sale. */
export interface EndedAttempt {
  readonly state: AttemptState;
  readonly method: PaymentMethod;
  /** It was to be paid in a store, with a reference. */
  readonly hasReference: boolean;
  /** The order it was for, before. */
  readonly status: PaymentStatus;
  /** Until when its items are kept for another try; without those that keep nothing. */
  readonly kept: readonly Instant[];
}

export interface Released {
  readonly status: PaymentStatus;
  readonly holdUntil: Instant | undefined;
  /** Its buyer is told that the reference can no longer be paid. Money that came and goes back has its own letter. */
  readonly tellsLapsed: boolean;
}

/** What an order becomes: the earliest end of its items applies to all of it. */
export const afterRelease = ({ state, method, hasReference, status, kept }: EndedAttempt): Released => ({
  status: applyResult(status, { state, method }),
  holdUntil: kept.length > 0 ? earliest(...kept) : undefined,
  tellsLapsed: status === 'order_generated' && hasReference && state !== 'refund_due',
});

/** How an item is told that the payment for it ended. */
export const releaseOf = ({ method, status }: Pick<EndedAttempt, 'method' | 'status'>) => ({
  waitedForCash: waitsForCash(method),
  wasOrdered: status === 'order_generated',
});
