import type { Caller } from '#app/caller.ts';
import { lockPaid, type ReturnStores } from '#app/payment/return-sold.ts';
import { askWhetherItStands } from '#app/tours/ask-before.ts';
import type { BookingAtSupplier } from '#app/tours/carry-out-booking.ts';
import { findTourOrder, type PaidTourDeps, termsOf, type TourOrder } from '#app/tours/paid-tour.ts';
import type { TourBookings } from '#app/tours/ports.ts';
import { returnTour } from '#app/tours/return-tour.ts';
import type { InTransaction } from '#app/transaction.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { cancelVerdict, whyCancelled } from '#domain/tours/cancellation.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface CancelTourDeps extends PaidTourDeps {
  readonly inTransaction: InTransaction;
  readonly bookings: Pick<TourBookings, 'lock' | 'returned'>;
  readonly returning: ReturnStores;
  /** Absent: no supplier is known. */
  readonly booking?: BookingAtSupplier | undefined;
}

/**
 * Cancels a paid tour and gives back what its ladder says, if that is the amount that was seen; all of it, when its start
 * was called off, by staff or by its supplier. Idempotent.
 */
export const cancelTour =
  (deps: CancelTourDeps) =>
  async (
    { code, amount }: { readonly code: string; readonly amount: number },
    caller: Caller,
    now: Instant,
  ): Promise<Result<TourOrder, Faults>> => {
    const found = await findTourOrder(deps)(code, caller);
    if (!found.ok) return found;
    const { order, tour } = found.value;
    await askWhetherItStands(deps.booking, found.value.booking);
    const refused = await deps.inTransaction<Fault | undefined>(async (tx) => {
      await lockPaid(deps.returning, tx, order.id);
      const booking = await deps.bookings.lock(tx, order.id);
      const terms = termsOf(tour, booking);
      const verdict = cancelVerdict({ ...terms, state: booking?.state, shown: amount, now });
      if (verdict.kind === 'refused') return verdict.fault;
      if (booking && verdict.kind === 'return')
        await returnTour(deps, tx, booking, { state: 'cancelled', why: whyCancelled(terms), amount: verdict.amount });
      return undefined;
    });
    return refused ? fail([refused]) : findTourOrder(deps)(code, caller);
  };
