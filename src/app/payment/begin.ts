import type { Beginning } from '#app/orders/fulfilment.ts';
import { ask, lockToPay, rollbackWith, savePrices } from '#app/payment/lock-to-pay.ts';
import type { Begun, CounterOrder, PaymentIntent } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import { accountName, type BuyersAccount } from '#domain/payment/buyers-account.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { allOf } from '#app/all-of.ts';
import { priceOf, sellAll } from './sell-order.ts';

const BEGUN: Begun = { kind: 'begun' };

const AT_ONCE: Beginning = { forCash: false, atCounter: false };

/** With a provider: what the order holds is pinned until the outcome is known. */
export const beginWithProvider = (stores: PaymentStores, intent: PaymentIntent): Promise<Begun> =>
  stores.inTransaction(async (tx) => {
    const forCash = isStoreMethod(intent.method);
    const items = await lockToPay(stores, tx, intent, { forCash, atCounter: false });
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
    const items = await lockToPay(stores, tx, order, { forCash: true, atCounter: true });
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
    const items = await lockToPay(stores, tx, intent, AT_ONCE);
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
    const items = await lockToPay(stores, tx, intent, AT_ONCE);
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
