import type { Caller } from '#app/caller.ts';
import { lockPaid, type ReturnStores } from '#app/payment/return-sold.ts';
import { findTourOrder, type PaidTourDeps, termsOf, type TourOrder } from '#app/tours/paid-tour.ts';
import type { TourBookings } from '#app/tours/ports.ts';
import { returnTour } from '#app/tours/return-tour.ts';
import type { InTransaction } from '#app/transaction.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { cancelVerdict } from '#domain/tours/cancellation.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface CancelTourDeps extends PaidTourDeps {
  readonly inTransaction: InTransaction;
  readonly bookings: Pick<TourBookings, 'lock' | 'returned'>;
  readonly returning: ReturnStores;
}

/** Cancels a paid tour and gives back what its ladder says, if that is the amount that was seen. Idempotent. */
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
    const refused = await deps.inTransaction<Fault | undefined>(async (tx) => {
      await lockPaid(deps.returning, tx, order.id);
      const booking = await deps.bookings.lock(tx, order.id);
      const verdict = cancelVerdict({ ...termsOf(tour), state: booking?.state, shown: amount, now });
      if (verdict.kind === 'refused') return verdict.fault;
      if (booking && verdict.kind === 'return')
        await returnTour(deps, tx, booking, { state: 'cancelled', why: 'traveller', amount: verdict.amount });
      return undefined;
    });
    return refused ? fail([refused]) : findTourOrder(deps)(code, caller);
  };
