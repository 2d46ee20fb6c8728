import type { MoneyTaken, TakeMoney, TillStores } from '#app/counter/ports.ts';
import type { Fulfilments, LockedItem } from '#app/orders/fulfilment.ts';
import { lockItems } from '#app/orders/lock-items.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import { actionOf, cardTypeOf, referenceOf, tillVerdict } from '#domain/counter/take-money.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface TakingDeps {
  readonly till: TillStores;
  readonly fulfilments: Fulfilments;
  readonly payments: Pick<Payments, 'settleWithin'>;
}

type Answer = Result<MoneyTaken, Fault>;

/**
 * Takes payment at a counter for an order that waits there, whatever it holds, and sells it. Decided and written in one
 * transaction, under the lock of the payment, of the order and of what it holds: a concurrent second caller finds it
 * paid or ended.
 */
export const takeMoney =
  (deps: TakingDeps) =>
  async (asked: TakeMoney): Promise<Answer> => {
    const { till } = deps;
    const taken = await till.inTransaction(async (tx): Promise<Answer> => {
      const id = await till.paymentOf(tx, asked.code);
      if (!id) return fail(fault('no_order_waits', 'code'));
      const payment = await till.attempts.lock(tx, id);
      await till.orders.lock(tx, payment.order);
      const order = await till.orders.read(tx, payment.order);
      const items = await lockItems(deps.fulfilments, tx, order);
      const stored = await till.storedOutcome<MoneyTaken>(tx, asked.by);
      return stored ?? take(deps, tx, { asked, payment, order, items });
    });
    return taken === 'reference_used' ? fail(fault('authorisation_used', 'authorisation')) : taken;
  };

interface Waiting {
  readonly asked: TakeMoney;
  readonly payment: PaymentAttempt;
  readonly order: Order;
  readonly items: readonly LockedItem[];
}

async function take(
  { till, payments }: TakingDeps,
  tx: Transaction,
  { asked, payment, order, items }: Waiting,
): Promise<Answer> {
  const { amount } = payment;
  const now = await till.now(tx);
  const counted = tillVerdict({
    order,
    isPending: payment.state === 'pending',
    total: priceOf(items).total,
    terms: await Promise.all(items.map((item) => item.atTill?.())),
    told: asked.total,
    now,
    amount,
    money: asked.money,
  });
  if (!counted.ok) return counted;
  const ref = referenceOf(asked.money, payment.id);
  const charged = { kind: 'charged', ref, amount, cardType: cardTypeOf(asked.money), last4: undefined } as const;
  const settled = await payments.settleWithin(tx, payment.id, charged);
  // Money is only taken while what it pays for can be sold: otherwise everything is rolled back.
  if (settled.state !== 'captured') throw new Rollback<Answer>(fail(fault('no_order_waits', 'code')));
  const outcome: MoneyTaken = { at: now, amount, ...counted.value };
  await till.record(tx, asked.by, { ...actionOf(asked.money), payment: payment.id, amount, outcome });
  return ok(outcome);
}
