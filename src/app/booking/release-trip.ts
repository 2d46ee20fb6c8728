import type { EndedPayment } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import { afterFailure } from '#domain/booking/seated-sale.ts';
import type { Instant } from '#kernel/instant.ts';
import type { LockedTrip, TripStores } from './trip-stores.ts';

/** A payment ended without a sale: the seats are kept for another try, its code and unpaid tickets are not. */
export async function releaseTrip(
  { runs, holds, promos, tickets }: TripStores,
  tx: Transaction,
  { reservation, own }: LockedTrip,
  { waitedForCash, wasOrdered }: Pick<EndedPayment, 'waitedForCash' | 'wasOrdered'>,
): Promise<Instant | undefined> {
  const { id } = reservation;
  const failed = afterFailure({ reservation, own, waitedForCash, boardings: await runs.boardings(tx, id) });
  if (failed.kind === 'kept') await holds.unpin(tx, id, failed.until);
  await promos.release(tx, id);
  if (wasOrdered) await tickets.voidUnpaid(tx, id);
  return failed.until;
}
