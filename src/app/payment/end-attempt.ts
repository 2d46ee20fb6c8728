import type { LockedItem } from '#app/orders/fulfilment.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { afterRelease, releaseOf } from '#domain/payment/outcome.ts';
import type { Instant } from '#kernel/instant.ts';

/** An attempt with its order and what that holds, all locked. */
export interface LockedPayment {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
  readonly items: readonly LockedItem[];
}

/** The order waits for a payment in a store, or is over at once because it was cancelled meanwhile. */
export async function keepForStore(
  { orders, announce }: PaymentStores,
  tx: Transaction,
  { attempt, order, items, until }: LockedPayment & { readonly until: Instant },
): Promise<void> {
  if (order.expired) return;
  let end: (() => Promise<void>) | undefined;
  for (const item of items) end = (await item.keep(until)) ?? end;
  await orders.settle(tx, order.id, { status: 'order_generated', holdUntil: until });
  if (end) await end();
  else await announce(tx, { topic: 'voucher.ordered', reservation: order.id, payment: attempt.id });
}

/** Not paid: what was held is kept long enough to retry. An attempt that ended before has released it then. */
export async function release(
  { orders, announce }: PaymentStores,
  tx: Transaction,
  { attempt, order, items, state }: LockedPayment & { readonly state: AttemptState },
): Promise<void> {
  if (!isUnsettled(attempt.state)) return;
  const { status, holdUntil } = order;
  const ended = { state, method: attempt.method, status, holdUntil, reference: attempt.voucher };
  const kept: (Instant | undefined)[] = [];
  for (const item of items) kept.push(await item.release({ payment: attempt.id, ...releaseOf(ended) }));
  const { tellsLapsed, ...next } = afterRelease({ ...ended, kept });
  await orders.settle(tx, order.id, next);
  if (tellsLapsed) await announce(tx, { topic: 'voucher.lapsed', reservation: order.id, payment: attempt.id });
}
