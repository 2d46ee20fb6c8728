import type { CancelTourDeps } from '#app/tours/cancel-tour.ts';
import type { CancelledOrder, TourBookings } from '#app/tours/ports.ts';
import { lockStanding, returnTour } from '#app/tours/return-tour.ts';

export interface FinishCancelledDeps extends Pick<CancelTourDeps, 'inTransaction' | 'returning'> {
  readonly bookings: Pick<TourBookings, 'lock' | 'returned' | 'ofCancelled' | 'withdrawn'>;
  readonly report: (problem: unknown) => void;
}

/**
 * Gives back what was paid for starts that staff cancelled, and tells those with a reference for a store not to pay it.
 * Each order by itself: one that fails is reported and tried again by the next run, and keeps no other from its money.
 * Idempotent. Returns the number of orders given back.
 */
export async function finishCancelled(
  deps: FinishCancelledDeps,
  { slot, signal }: { readonly slot?: string; readonly signal?: AbortSignal } = {},
): Promise<number> {
  let count = 0;
  for (const cancelled of await deps.bookings.ofCancelled(slot)) {
    if (signal?.aborted) break;
    try {
      if (await finishOne(deps, cancelled)) count += 1;
    } catch (problem) {
      deps.report(problem);
    }
  }
  return count;
}

/** Whether money went back. */
const finishOne = (
  { inTransaction, bookings, returning }: FinishCancelledDeps,
  { order, why, isPaid }: CancelledOrder,
): Promise<boolean> =>
  inTransaction(async (tx) => {
    if (!isPaid) {
      await bookings.withdrawn(tx, order, why);
      return false;
    }
    const booking = await lockStanding({ bookings, returning }, tx, order);
    if (booking)
      await returnTour({ bookings, returning }, tx, booking, { state: 'cancelled', why, amount: booking.total });
    return booking !== undefined;
  });
