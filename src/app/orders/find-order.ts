import type { Caller } from '#app/caller.ts';
import type { Orders, StoredOrder } from '#app/orders/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The order with this code, in any state, if it belongs to the calling session. */
export async function findOrder(
  { orders }: { readonly orders: Pick<Orders, 'find'> },
  code: string,
  caller: Caller,
): Promise<Result<StoredOrder, Faults>> {
  const parsed = parseReservationCode(code);
  const stored = parsed && (await orders.find(parsed, caller.sessionHash));
  return stored ? ok(stored) : fail([fault('reservation_not_found', 'code')]);
}
