import { type LockedPayment, release } from '#app/payment/end-attempt.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { type AttemptState, applyEvent, isUnsettled } from '#domain/payment/attempt.ts';
import { capturedFrom } from '#domain/payment/basket-share.ts';
import { type MoneyVerdict, moneyVerdict, whyReturned } from '#domain/payment/outcome.ts';
import { priceOf, sellAll } from './sell-order.ts';

/** The payment arrived: the order is sold or, if that is impossible, the money is refunded (T4). */
export async function capture(stores: PaymentStores, tx: Transaction, locked: LockedPayment): Promise<AttemptState> {
  const { attempt, order, items } = locked;
  await stores.books.capture(tx, attempt, capturedFrom(attempt));
  const earlier = await stores.attempts.of(tx, order.id);
  const others = earlier.filter(({ id }) => id !== attempt.id).map(({ state }) => state);
  const { status, isComplete } = order;
  const price = priceOf(items).total;
  const verdict = moneyVerdict({ status, others, isComplete, price, amount: attempt.amount });
  if (verdict === 'sold' && (await retakeAll(locked))) return complete(stores, tx, locked);
  return giveBack(stores, tx, { ...locked, verdict });
}

/** All of it or nothing. */
async function retakeAll({ attempt, items }: LockedPayment): Promise<boolean> {
  for (const item of items) if (!(await item.retake({ isPinned: isUnsettled(attempt.state) }))) return false;
  return true;
}

async function complete(
  stores: PaymentStores,
  tx: Transaction,
  { attempt, order, items }: LockedPayment,
): Promise<AttemptState> {
  await stores.books.sale(tx, attempt, priceOf(items));
  await stores.orders.settle(tx, order.id, { status: 'approved', holdUntil: undefined });
  await stores.lines.write(tx, attempt.id, await sellAll(items, attempt.id));
  await stores.whenPaid(tx, attempt);
  return 'captured';
}

async function giveBack(
  stores: PaymentStores,
  tx: Transaction,
  { verdict, ...locked }: LockedPayment & { readonly verdict: MoneyVerdict },
): Promise<AttemptState> {
  const { attempt, order } = locked;
  await release(stores, tx, { ...locked, state: 'refund_due' });
  await stores.refunds.owe(tx, attempt, whyReturned(verdict));
  await stores.announce(tx, { topic: 'refund.due', reservation: order.id, payment: attempt.id });
  return applyEvent('captured', 'unkeepable');
}
