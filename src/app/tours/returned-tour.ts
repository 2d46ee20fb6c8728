import type { ReturnedItem } from '#app/orders/fulfilment.ts';
import { termsOf } from '#app/tours/paid-tour.ts';
import type { OrderedTour, TourBookings } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { tourReturnTerms, whyCancelled } from '#domain/tours/cancellation.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';

interface PaidTour {
  readonly order: OrderId;
  readonly tour: OrderedTour;
  readonly now: Instant;
}

/** A paid tour whose buyer returns its order: its booking, locked after the order, with what its ladder gives now. */
export async function returnedTour(
  bookings: Pick<TourBookings, 'lock' | 'returned'>,
  tx: Transaction,
  { order, tour, now }: PaidTour,
): Promise<ReturnedItem> {
  const booking = await bookings.lock(tx, order);
  const its = termsOf(tour, booking);
  const terms = tourReturnTerms({ ...its, state: booking?.state, now });
  const { part: amount = ZERO } = terms.kind === 'open' ? terms : {};
  return {
    terms,
    takeBack: async () =>
      booking && bookings.returned(tx, booking, { state: 'cancelled', why: whyCancelled(its), amount }),
  };
}
