import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Fulfilments, ReturnedItem } from '#app/orders/fulfilment.ts';
import { lockItems } from '#app/orders/lock-items.ts';
import type { Orders } from '#app/orders/ports.ts';
import { lockPaid, type ReturnStores, returnSold } from '#app/payment/return-sold.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { returnVerdict } from '#domain/orders/return-terms.ts';
import { returnedWhole } from '#domain/payment/returned-share.ts';
import type { OrderId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface Returning {
  readonly fulfilments: Fulfilments;
  readonly returning: ReturnStores;
}

export interface ReturnOrderDeps extends Returning {
  readonly orders: Pick<Orders, 'find'>;
  readonly inTransaction: InTransaction;
  /**
   * Asks the suppliers of what was bought what became of it, with no transaction open: what they cancelled goes back in
   * full. Absent: nobody is asked.
   */
  readonly askBefore?: ((order: OrderId) => Promise<void>) | undefined;
}

/**
 * A buyer returns a sold order: what its items give back goes back by the original way, if every item in it allows and,
 * where `amount` was seen, it is still that. Idempotent.
 */
export const returnOrder =
  (deps: ReturnOrderDeps) =>
  async (
    input: { readonly code: string; readonly amount?: number | undefined },
    caller: Caller,
  ): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    await deps.askBefore?.(order.id);
    const refused = await deps.inTransaction<Fault | undefined>((tx) => returnWithin(deps, tx, order.id, input.amount));
    return refused ? fail([refused]) : ok(order);
  };

/** The same in a transaction under way, which is rolled back with the reason when the order is not returned. */
export async function returnWithin(
  { fulfilments, returning }: Returning,
  tx: Transaction,
  id: OrderId,
  seen?: number,
): Promise<undefined> {
  const paid = paidFor(await lockPaid(returning, tx, id));
  const order = await returning.orders.read(tx, id);
  const items = await lockItems(fulfilments, tx, order);
  const returns: (ReturnedItem | undefined)[] = [];
  for (const item of items) returns.push(await item.returning?.());
  const sold = returnedWhole(await returning.returns.soldBy(tx, paid.id)).amount;
  const verdict = returnVerdict(
    returns.map((one) => one?.terms),
    { sold, seen },
  );
  if (verdict.kind === 'nothing') return undefined;
  if (verdict.kind === 'refused') throw new Rollback<Fault>(verdict.fault);
  const key = order.items.map(({ kind }) => kind).join();
  const { prepaid, part: amount } = verdict;
  const returned = { order: id, payment: paid.id, key, amount, prepaid, reason: 'cancelled' } as const;
  const part = paidFor(await returnSold(returning, tx, returned));
  for (const one of returns) await one?.takeBack(part);
  return undefined;
}

/** What nothing was paid for is not returned. */
function paidFor<T>(found: T | undefined): T {
  if (found === undefined) throw new Rollback<Fault>(fault('process_cannot_continue'));
  return found;
}
