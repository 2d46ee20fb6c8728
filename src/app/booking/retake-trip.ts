import type { Transaction } from '#app/transaction.ts';
import { areStillTheirs } from '#domain/booking/seated-sale.ts';
import { retakeSeats } from './retake-seats.ts';
import type { SeatedSale, SoldSeats } from './seated-sale.ts';
import type { LockedTrip, TripStores } from './trip-stores.ts';

interface PaidTrip extends LockedTrip {
  readonly sale: Pick<SeatedSale, 'isTooLate'>;
  /** The payment had not ended. */
  readonly isPinned: boolean;
}

/** A payment arrived: the seats it buys, taken again if they were lost; undefined when it comes too late. */
export async function retakeTrip(
  { promos, seats }: TripStores,
  tx: Transaction,
  { sale, isPinned, ...trip }: PaidTrip,
): Promise<Pick<SoldSeats, 'reservation' | 'seats'> | undefined> {
  const { reservation, own } = trip;
  if (await sale.isTooLate(reservation, own.now)) return undefined;
  if (!(await promos.use(tx, reservation.id, reservation.promoCode))) return undefined;
  if (areStillTheirs(trip, isPinned)) return { reservation, seats: 'kept' };
  const again = await retakeSeats(seats, tx, trip);
  return again && { reservation: again.reservation, seats: again.kind };
}
