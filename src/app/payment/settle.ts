import { lockItems } from '#app/orders/lock-items.ts';
import type { LockedItem, Fulfilments } from '#app/orders/fulfilment.ts';
import type { IssuedReference, PaymentAttempt, PaymentId, PaymentUpdate } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import { type AttemptEvent, type AttemptState, applyEvent, isUnsettled } from '#domain/payment/attempt.ts';
import { capturedFrom } from '#domain/payment/basket-share.ts';
import { afterRelease, moneyVerdict, outcomeStep, releaseOf } from '#domain/payment/outcome.ts';
import { storeHoldUntil } from '#domain/payment/store-reference.ts';
import type { Instant } from '#kernel/instant.ts';
import { priceOf, sellAll } from './sell-order.ts';

export interface Settling {
  readonly stores: PaymentStores;
  readonly fulfilments: Fulfilments;
}

/**
 * The only place that decides what follows an outcome, under the locks of the payment, its order and what that holds.
 */
export async function settleWithin(
  deps: Settling,
  tx: Transaction,
  { id, update }: { readonly id: PaymentId; readonly update: PaymentUpdate },
): Promise<PaymentAttempt> {
  const { attempts } = deps.stores;
  const attempt = await attempts.lock(tx, id);
  const wanted = applyEvent(attempt.state, EVENTS[update.kind]);
  const state = wanted === attempt.state ? wanted : await outcome(deps, tx, { attempt, wanted, update });
  return attempts.write(tx, attempt, { state, update });
}

const EVENTS: Readonly<Record<PaymentUpdate['kind'], AttemptEvent>> = {
  charged: 'paid',
  declined: 'refused',
  redirect: 'accepted',
  voucher: 'accepted',
  unknown: 'unclear',
  lapsed: 'lapsed',
};

interface Change {
  readonly attempt: PaymentAttempt;
  readonly wanted: AttemptState;
  readonly update: PaymentUpdate;
}

/** An attempt with its order and what that holds, all locked. */
interface Locked {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
  readonly items: readonly LockedItem[];
}

async function outcome(deps: Settling, tx: Transaction, { attempt, wanted, update }: Change): Promise<AttemptState> {
  const step = outcomeStep(wanted, update.kind === 'voucher');
  if (step === 'note') return wanted;
  const { stores, fulfilments } = deps;
  await stores.orders.lock(tx, attempt.order);
  const order = await stores.orders.read(tx, attempt.order);
  const locked: Locked = { attempt, order, items: await lockItems(fulfilments, tx, order) };
  if (step === 'sell') return capture(stores, tx, locked);
  if (update.kind === 'voucher') await keepForStore(stores, tx, { ...locked, voucher: update });
  else await release(stores, tx, { ...locked, state: wanted });
  return wanted;
}

/** The order waits for a payment in a store, and a little longer for the webhook about it (T3). */
async function keepForStore(
  { orders, announce }: PaymentStores,
  tx: Transaction,
  { attempt, order, items, voucher }: Locked & { readonly voucher: IssuedReference },
): Promise<void> {
  if (order.expired) return;
  const until = storeHoldUntil(voucher.payBy);
  for (const item of items) await item.keep(until);
  await orders.settle(tx, order.id, { status: 'order_generated', holdUntil: until });
  await announce(tx, { topic: 'voucher.ordered', reservation: order.id, payment: attempt.id });
}

/** The payment arrived: the order is sold or, if that is impossible, the money is refunded (T4). */
async function capture(stores: PaymentStores, tx: Transaction, locked: Locked): Promise<AttemptState> {
  const { attempt, order, items } = locked;
  await stores.books.capture(tx, attempt, capturedFrom(attempt));
  const earlier = await stores.attempts.of(tx, order.id);
  const others = earlier.filter(({ id }) => id !== attempt.id).map(({ state }) => state);
  const price = priceOf(items);
  const { status, isComplete } = order;
  const verdict = moneyVerdict({ status, others, isComplete, price: price.total, amount: attempt.amount });
  if (verdict !== 'sold' || !(await retakeAll(locked))) {
    await release(stores, tx, { ...locked, state: 'refund_due' });
    await stores.refunds.owe(tx, attempt, verdict === 'surplus' ? 'surplus' : 'late');
    await stores.announce(tx, { topic: 'refund.due', reservation: order.id, payment: attempt.id });
    return applyEvent('captured', 'unkeepable');
  }
  await stores.books.sale(tx, attempt, price);
  await stores.orders.settle(tx, order.id, { status: 'approved', holdUntil: undefined });
  await stores.lines.write(tx, attempt.id, await sellAll(items, attempt.id));
  await stores.whenPaid(tx, attempt);
  return 'captured';
}

/** All of it or nothing. */
async function retakeAll({ attempt, items }: Locked): Promise<boolean> {
  for (const item of items) if (!(await item.retake({ isPinned: isUnsettled(attempt.state) }))) return false;
  return true;
}

/** Not paid: what was held is kept long enough to retry. */
async function release(
  { orders, announce }: PaymentStores,
  tx: Transaction,
  { attempt, order, items, state }: Locked & { readonly state: AttemptState },
): Promise<void> {
  if (!isUnsettled(attempt.state)) return;
  const ended = { state, method: attempt.method, status: order.status, hasReference: attempt.voucher !== undefined };
  const kept: Instant[] = [];
  for (const item of items) kept.push(...present(await item.release({ payment: attempt.id, ...releaseOf(ended) })));
  const { tellsLapsed, ...next } = afterRelease({ ...ended, kept });
  await orders.settle(tx, order.id, next);
  if (tellsLapsed) await announce(tx, { topic: 'voucher.lapsed', reservation: order.id, payment: attempt.id });
}

const present = (until: Instant | undefined): readonly Instant[] => (until === undefined ? [] : [until]);
