import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Orders, OrderStore } from '#app/orders/ports.ts';
import type { AttemptStore } from '#app/payment/stores.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { refusalToReturnPack } from '#domain/packs/pack-rules.ts';
import type { OrderId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { PackStore } from './ports.ts';

export interface ReturnPackDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly packReturns: {
    readonly inTransaction: InTransaction;
    readonly attempts: Pick<AttemptStore, 'of' | 'lock'>;
    readonly orders: Pick<OrderStore, 'lock'>;
    readonly packs: Pick<PackStore, 'lock' | 'takeBack'>;
  };
}

/** Takes an unspent pack back and refunds all of it to its buyer, by the original way. Idempotent. */
export const returnPack =
  (deps: ReturnPackDeps) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const refused = await deps.packReturns.inTransaction<Fault | undefined>((tx) => takeBack(deps, tx, order.id));
    return refused ? fail([refused]) : ok(order);
  };

/** Locks in the same order as a payment: the attempt, the order, then the points. */
async function takeBack({ packReturns }: ReturnPackDeps, tx: Transaction, order: OrderId): Promise<undefined> {
  const { attempts, orders, packs } = packReturns;
  const paid = (await attempts.of(tx, order)).find(({ state }) => state === 'captured');
  if (!paid) throw new Rollback<Fault>(fault('process_cannot_continue'));
  await attempts.lock(tx, paid.id);
  await orders.lock(tx, order);
  const pack = await packs.lock(tx, order);
  if (!pack) throw new Rollback<Fault>(fault('process_cannot_continue'));
  if (pack.isReturned) return undefined;
  const refusal = refusalToReturnPack(pack);
  if (refusal) throw new Rollback<Fault>(refusal);
  await packs.takeBack(tx, pack);
  return undefined;
}
