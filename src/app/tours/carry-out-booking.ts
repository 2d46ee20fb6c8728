import type { ReturnStores } from '#app/payment/return-sold.ts';
import type { TourBookings, TourSupplier, WaitingBooking } from '#app/tours/ports.ts';
import { lockStanding, returnTour } from '#app/tours/return-tour.ts';
import type { InTransaction } from '#app/transaction.ts';
import { type BookingTrouble, CHECKED_LATER, confirmation } from '#domain/tours/booking.ts';

export interface BookingAtSupplier {
  readonly inTransaction: InTransaction;
  readonly bookings: TourBookings;
  readonly supplier: Pick<TourSupplier, 'book' | 'ask' | 'cancel'>;
  readonly returning: ReturnStores;
}

/** The supplier booked it: that is written, or taken back if nobody wants it any more. */
export async function confirm(
  { inTransaction, bookings, supplier }: BookingAtSupplier,
  { id, order }: WaitingBooking,
  reference: string,
): Promise<void> {
  const { kind } = await inTransaction(async (tx) => {
    const confirmed = confirmation(await bookings.lock(tx, order));
    if (confirmed.kind === 'write') await bookings.booked(tx, confirmed.booking, reference);
    return confirmed;
  });
  await (kind === 'unwanted' ? supplier.cancel(id) : bookings.later(id, CHECKED_LATER));
}

/** All of it goes back, unless it was given up meanwhile. */
export const refund = (
  deps: BookingAtSupplier,
  { order }: Pick<WaitingBooking, 'order'>,
  why: BookingTrouble,
): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const booking = await lockStanding(deps, tx, order);
    if (booking) await returnTour(deps, tx, booking, { state: 'refunded', why, amount: booking.total });
  });
