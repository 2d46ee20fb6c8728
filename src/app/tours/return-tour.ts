import { lockPaid, type ReturnStores, returnSold } from '#app/payment/return-sold.ts';
import type { TourBooking, TourBookings, TourReturn } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { isStanding } from '#domain/tours/booking.ts';
import { TOUR } from '#domain/tours/product.ts';
import type { OrderId } from '#kernel/ids.ts';

export interface ReturnTourDeps {
  readonly bookings: Pick<TourBookings, 'returned'>;
  readonly returning: ReturnStores;
}

/** Gives a locked tour up and its places free, and returns what was decided of its price. */
export async function returnTour(
  { bookings, returning }: ReturnTourDeps,
  tx: Transaction,
  { order, payment, ...booking }: TourBooking,
  back: TourReturn,
): Promise<void> {
  await bookings.returned(tx, { ...booking, order, payment }, back);
  const reason = back.state === 'refunded' ? 'undelivered' : 'cancelled';
  await returnSold(returning, tx, { order, payment, key: TOUR, amount: back.amount, reason });
}

/** Locks the payment of an order, then its booking; undefined when it is not paid, or was given up. */
export async function lockStanding(
  { bookings, returning }: { readonly bookings: Pick<TourBookings, 'lock'>; readonly returning: ReturnStores },
  tx: Transaction,
  order: OrderId,
): Promise<TourBooking | undefined> {
  await lockPaid(returning, tx, order);
  const booking = await bookings.lock(tx, order);
  return isStanding(booking?.state) ? booking : undefined;
}
