import type { Transaction } from '#app/transaction.ts';
import { tillDeadlines } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { TillTerms } from '#domain/orders/till-terms.ts';
import type { TripStores } from './trip-stores.ts';

/**
 * Until when a counter takes money for a trip: by its first journey. An order made at the moment of the cancellation of
 * its run was not ended by it.
 */
export async function tillTerms(
  { runs }: Pick<TripStores, 'runs'>,
  tx: Transaction,
  reservation: Reservation,
): Promise<TillTerms> {
  const segments = DIRECTIONS.flatMap((direction) => reservation[direction].segment ?? []);
  const first = await runs.firstBoarding(tx, segments);
  const isCancelled = await runs.isCancelled(tx, reservation.id);
  return {
    closing: first && { at: tillDeadlines(first.departs), zone: first.zone },
    refusal: isCancelled ? 'departure_cancelled' : undefined,
  };
}
