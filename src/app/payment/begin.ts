import type { Beginning, LockedItem } from '#app/orders/fulfilment.ts';
import type { Begun, CounterOrder, PaymentIntent } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { beginVerdict } from '#domain/payment/beginning.ts';
import { accountName, type BuyersAccount } from '#domain/payment/buyers-account.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { allOf, valueOf } from '#app/all-of.ts';
import { priceOf, sellAll } from './sell-order.ts';

const BEGUN: Begun = { kind: 'begun' };

/** Rolls the transaction back with a reason. */
const rollbackWith = (code: ErrorCode) => new Rollback<Begun>({ kind: 'refused', code });

/** The first refusal applies to the whole order. */
async function ask(
  items: readonly LockedItem[],
  question: (item: LockedItem) => Promise<ErrorCode | undefined>,
): Promise<void> {
  for (const item of items) {
    const refusal = await question(item);
    if (refusal) throw rollbackWith(refusal);
  }
}

const AT_ONCE: Beginning = { forCash: false, atCounter: false };

/** With a provider: what the order holds is pinned until the outcome is known. */
export const beginWithProvider = (stores: PaymentStores, intent: PaymentIntent): Promise<Begun> =>
  stores.inTransaction(async (tx) => {
    const forCash = isStoreMethod(intent.method);
    const items = await open(stores, tx, intent, { forCash, atCounter: false });
    const begun = { payment: intent.id, method: intent.method, forCash };
    await allOf([savePrices(items), ask(items, (item) => item.pin(begun))]);
    const { status, holdUntil } = intent.stored.order;
    const next = applyResult(status, { state: 'created', method: intent.method });
    await stores.commitWith(tx, () => [
      stores.attempts.begin(tx, intent, { state: 'created', status: next, holdUntil }),
    ]);
    return BEGUN;
  });

/** Cash at the counter: unpaid documents, and what the order holds kept until its release (T1). */
export const orderAtCounter = (stores: PaymentStores, order: CounterOrder): Promise<Begun> =>
  stores.inTransaction(async (tx) => {
    const items = await open(stores, tx, order, { forCash: true, atCounter: true });
    const orderings: (() => Promise<unknown>)[] = [];
    await ask(items, async (item) => {
      const ordered = await item.orderAtCounter(order.heldUntil);
      if (typeof ordered === 'string') return ordered;
      orderings.push(ordered);
      return undefined;
    });
    const next = { state: 'pending', status: 'order_generated', holdUntil: order.heldUntil } as const;
    // The order is locked at the version that was read, so that its price is stored without a doubt.
    await stores.commitWith(tx, () => [
      ...items.map((item) => item.savePrice()),
      ...orderings.map((write) => write()),
      stores.attempts.begin(tx, order, next),
      ...(order.readBack ? [order.readBack(tx)] : []),
    ]);
    return BEGUN;
  });

/** Nothing to pay: sold in one transaction. */
export const sellForNothing = (stores: PaymentStores, intent: PaymentIntent): Promise<Begun> =>
  stores.inTransaction(async (tx) => {
    const items = await open(stores, tx, intent, AT_ONCE);
    await allOf([savePrices(items), stores.attempts.begin(tx, intent, SOLD)]);
    await sellAll(items, intent.id);
    return BEGUN;
  });

/**
 * Points (M80) or an agency's credit (T47): sold in one transaction, like a free order, and debited from the account in
 * it. An insufficient balance rolls everything back.
 */
export const sellOnAccount = (stores: PaymentStores, intent: PaymentIntent, account: BuyersAccount): Promise<Begun> =>
  stores.inTransaction(async (tx) => {
    const items = await open(stores, tx, intent, AT_ONCE);
    await allOf([savePrices(items), stores.attempts.begin(tx, intent, SOLD)]);
    const payment = { id: intent.id, order: intent.stored.order.id, amount: intent.amount };
    await stores.books.capture(tx, payment, accountName(account));
    await stores.books.sale(tx, payment, priceOf(items));
    await stores.lines.write(tx, intent.id, await sellAll(items, intent.id));
    await stores.whenPaid(tx, payment);
    const refusal = await stores.books.charge(tx, account, payment);
    if (refusal) throw rollbackWith(refusal);
    return BEGUN;
  });

const SOLD = { state: 'captured', status: 'approved', holdUntil: undefined } as const;

/**
 * Checks common to all payments: the key is new, no other attempt blocks this one, and everything can still be sold. The
 * order and its first item are locked together, one round trip; further items one after another, so that orders of
 * several items lock what they share with others in one sequence.
 */
async function open(
  { orders, attempts }: PaymentStores,
  tx: Transaction,
  { stored, key, offers }: PaymentIntent,
  how: Beginning,
): Promise<readonly LockedItem[]> {
  const { order, version } = stored;
  const [first, ...others] = offers;
  const [current, earlier, locked] = await Promise.allSettled([
    orders.lock(tx, order.id),
    attempts.of(tx, order.id),
    first?.lock(tx, how),
  ]);
  // In the order they were sent: an error of the first aborts the transaction, and says why the others failed.
  const found = valueOf(current);
  const verdict = beginVerdict({ key, seen: version, found, earlier: valueOf(earlier) });
  if (verdict.kind !== 'begin') throw new Rollback<Begun>(verdict);
  const items: LockedItem[] = [];
  const opened = async (item: LockedItem | undefined): Promise<void> => {
    const refusal = await item?.refusal();
    if (refusal) throw rollbackWith(refusal);
    if (item) items.push(item);
  };
  await opened(valueOf(locked));
  for (const offer of others) await opened(await offer.lock(tx, how));
  return items;
}

async function savePrices(items: readonly LockedItem[]): Promise<void> {
  for (const item of items) if (!(await item.savePrice())) throw new Rollback<Begun>({ kind: 'changed' });
}
