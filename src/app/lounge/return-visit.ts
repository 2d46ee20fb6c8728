import type { Caller } from '#app/caller.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Orders, OrderStore } from '#app/orders/ports.ts';
import type { AttemptStore } from '#app/payment/stores.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { cancelFault } from '#domain/lounge/lounge.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface PaidVisitDeps {
  readonly attempts: Pick<AttemptStore, 'of' | 'lock'>;
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly visits: Pick<LoungeStore, 'ofOrder' | 'giveBack'>;
}

export interface ReturnVisitDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly clock: { now(): Instant };
  readonly visitReturns: PaidVisitDeps & { readonly inTransaction: InTransaction };
}

/** Cancels a paid visit that has not begun, and refunds all of it to its buyer, by the original way. Idempotent. */
export const returnVisit =
  (deps: ReturnVisitDeps) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const { inTransaction, ...stores } = deps.visitReturns;
    const refused = await inTransaction<Fault | undefined>((tx) =>
      giveBackVisit(stores, tx, { order: order.id, now: deps.clock.now() }),
    );
    return refused ? fail([refused]) : ok(order);
  };

/** Locks in the same order as a payment: the attempt, the order, then the visit. */
export async function giveBackVisit(
  { attempts, orders, visits }: PaidVisitDeps,
  tx: Transaction,
  { order, now }: { readonly order: OrderId; readonly now: Instant },
): Promise<undefined> {
  const paid = (await attempts.of(tx, order)).find(({ state }) => state === 'captured');
  if (!paid) throw new Rollback<Fault>(fault('process_cannot_continue'));
  await attempts.lock(tx, paid.id);
  await orders.lock(tx, order);
  const visit = await visits.ofOrder(tx, order);
  if (!visit) throw new Rollback<Fault>(fault('process_cannot_continue'));
  if (visit.state === 'cancelled') return undefined;
  const refusal = cancelFault(visit, now);
  if (refusal) throw new Rollback<Fault>(fault(refusal));
  await visits.giveBack(tx, { visit: visit.id, order, payment: paid.id });
  return undefined;
}
