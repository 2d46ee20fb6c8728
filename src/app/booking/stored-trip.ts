import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { StoredReservation } from './ports.ts';
import type { TripStores } from './trip-stores.ts';

/** The trip of an order. Throws when it has none. */
export async function storedTrip(
  { reservations }: Pick<SaleDeps, 'reservations'>,
  id: ReservationId,
): Promise<StoredReservation> {
  const stored = await reservations.byId(id);
  if (!stored) throw new Error(`order ${id} has no trip`);
  return stored;
}

/** The same within a transaction; the order is locked. */
export async function lockedTrip(
  { reservations }: Pick<TripStores, 'reservations'>,
  tx: Transaction,
  id: ReservationId,
): Promise<StoredReservation> {
  const stored = await reservations.byId(tx, id);
  if (!stored) throw new Error(`order ${id} has no trip`);
  return stored;
}
