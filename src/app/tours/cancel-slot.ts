import type { CancelTourDeps } from '#app/tours/cancel-tour.ts';
import type { PaidTourDeps } from '#app/tours/paid-tour.ts';
import type { TourBookings } from '#app/tours/ports.ts';
import { lockStanding, returnTour } from '#app/tours/return-tour.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { SlotReason } from '#domain/tours/booking.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CancelSlotDeps extends Omit<CancelTourDeps, keyof PaidTourDeps> {
  readonly bookings: Pick<TourBookings, 'lock' | 'returned' | 'ofSlot' | 'cancelSlot' | 'inStores' | 'withdrawn'>;
}

/**
 * Staff cancel a start, for weather or too few people: nobody else can buy it, everybody who paid gets all of it back,
 * and everybody with a reference for a store is told not to pay it. Idempotent; run again, it does what a crash left. Returns
 * the number of orders given back.
 */
export const cancelSlot =
  ({ inTransaction, bookings, returning }: CancelSlotDeps) =>
  async ({ slot, why }: { readonly slot: string; readonly why: SlotReason }): Promise<Result<number, Faults>> => {
    if (!(await inTransaction((tx) => bookings.cancelSlot(tx, slot, why)))) return fail([fault('slot_closed', 'slot')]);
    for (const order of await bookings.inStores(slot)) await inTransaction((tx) => bookings.withdrawn(tx, order, why));
    let count = 0;
    for (const order of await bookings.ofSlot(slot)) {
      const isBack = await inTransaction(async (tx) => {
        const booking = await lockStanding({ bookings, returning }, tx, order);
        if (booking)
          await returnTour({ bookings, returning }, tx, booking, { state: 'cancelled', why, amount: booking.total });
        return booking !== undefined;
      });
      if (isBack) count += 1;
    }
    return ok(count);
  };
