import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Orders, OrderStore } from '#app/orders/ports.ts';
import type { AttemptStore } from '#app/payment/stores.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { refusalToReturn } from '#domain/gifts/gift-rules.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { GiftStore } from './ports.ts';

export interface ReturnGiftDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly giftReturns: {
    readonly inTransaction: InTransaction;
    readonly attempts: Pick<AttemptStore, 'of' | 'lock'>;
    readonly orders: Pick<OrderStore, 'lock'>;
    readonly gifts: Pick<GiftStore, 'lock' | 'giveBack'>;
  };
}

/** Refunds an unspent card in full to its buyer, by the original way. Idempotent. */
export const returnGift =
  (deps: ReturnGiftDeps) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const refused = await deps.giftReturns.inTransaction<Fault | undefined>((tx) => giveBack(deps, tx, order.id));
    return refused ? fail([refused]) : ok(order);
  };

/** Locks in the same order as a payment: the attempt, the order, then the card's credit. */
async function giveBack({ giftReturns }: ReturnGiftDeps, tx: Transaction, order: OrderId): Promise<undefined> {
  const { attempts, orders, gifts } = giftReturns;
  const paid = (await attempts.of(tx, order)).find(({ state }) => state === 'captured');
  if (!paid) throw new Rollback<Fault>(fault('process_cannot_continue'));
  await attempts.lock(tx, paid.id);
  await orders.lock(tx, order);
  const card = await gifts.lock(tx, order);
  if (!card) throw new Rollback<Fault>(fault('process_cannot_continue'));
  if (card.isReturned) return undefined;
  const refusal = refusalToReturn(card);
  if (refusal) throw new Rollback<Fault>(refusal);
  await gifts.giveBack(tx, { ...card, order });
  return undefined;
}
