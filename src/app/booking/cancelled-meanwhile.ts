import type { TripStores } from '#app/booking/trip-stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** What ends an order whose run was cancelled while a store was asked for its reference; undefined: its runs all run. */
export async function cancelledMeanwhile(
  { runs }: Pick<TripStores, 'runs'>,
  tx: Transaction,
  id: ReservationId,
): Promise<(() => Promise<void>) | undefined> {
  const cancelled = await runs.cancellation(tx, id);
  return cancelled && (() => runs.endUnpaid(tx, id, cancelled));
}
