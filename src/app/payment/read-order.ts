import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { offersOf, withdrawnOf } from '#app/orders/offers-of.ts';
import type { NewOrders, StoredItem } from '#app/orders/ports.ts';
import { noWayToPay, type WaysToPay, waysFor } from '#app/payment/list-methods.ts';
import { payerOf } from '#app/payment/payer.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import { type WaitingPayment, waitingAt } from '#app/payment/waiting.ts';
import type { ErrorCode, Faults } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { type OrderStanding, orderStanding } from '#domain/orders/order-standing.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';

/** An order as shown to its buyer. */
export interface ShownOrder {
  readonly order: Order;
  readonly standing: OrderStanding;
  readonly items: readonly StoredItem[];
  /** Why it cannot be paid, besides its time. */
  readonly withdrawn: ErrorCode | undefined;
  /** A voucher of it was redeemed. */
  readonly isUsed: boolean;
  /** The newest payment attempt. */
  readonly payment: PaymentAttempt | undefined;
  /** How it can be paid now; none unless it is open. */
  readonly ways: WaysToPay;
  /** Where a payment under way waits for the buyer. */
  readonly waiting: WaitingPayment | undefined;
}

export type ReadOrderDeps = PaymentDeps & { readonly newOrders: Pick<NewOrders, 'items' | 'isReturned' | 'isUsed'> };

/** An order of any items, for the session that created it or was granted access. */
export const readOrder =
  (deps: ReadOrderDeps) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<ShownOrder, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    return found.ok ? ok(await shownOrder(deps, found.value.order, { caller, now })) : found;
  };

/** The same for an already loaded order. */
export async function shownOrder(
  deps: ReadOrderDeps,
  order: Order,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<ShownOrder> {
  const isPaid = order.status === 'approved';
  const [items, payment, isReturned, isUsed] = await Promise.all([
    deps.newOrders.items(order.id),
    deps.payments.latest(order.id),
    isPaid && deps.newOrders.isReturned(order.id),
    isPaid && deps.newOrders.isUsed(order.id),
  ]);
  const byTime = orderStanding({ ...order, isReturned }, now);
  // Also of one that is over by time: it may have ended because what it buys was withdrawn, which is told instead.
  const isUnpaid = byTime === 'open' || byTime === 'waiting' || byTime === 'over';
  const offers = isUnpaid ? await offersOf(deps.fulfilments, order) : undefined;
  const withdrawn = withdrawnOf(offers);
  const standing = orderStanding({ ...order, isReturned, isWithdrawn: withdrawn !== undefined }, now);
  const ways =
    offers && standing === 'open' && order.isComplete
      ? await waysFor(order, offers, { providers: deps.providers, payer: await payerOf(deps, caller, now), now })
      : noWayToPay(order);
  const waiting = order.paying && payment ? waitingAt(payment) : undefined;
  return { order, standing, withdrawn, items, isUsed, payment, ways, waiting };
}
