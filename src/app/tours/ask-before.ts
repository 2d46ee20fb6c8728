import { type BookingAtSupplier, refund } from '#app/tours/carry-out-booking.ts';
import type { TourBooking, TourReads } from '#app/tours/ports.ts';
import { afterCheck, isStanding } from '#domain/tours/booking.ts';
import type { OrderId } from '#kernel/ids.ts';

/**
 * Asks the supplier whether a paid tour still stands, with no transaction open, before its buyer gives it up for a part
 * of its price: what the supplier cancelled goes back in full, although no job has found that out yet. Without an answer
 * nothing changes, and the ladder holds as it was shown: it gives less with time, so a buyer who had to wait for a
 * silent supplier could lose what they were promised a moment ago.
 */
export async function askWhetherItStands(
  /** Absent: no supplier is known. */
  deps: BookingAtSupplier | undefined,
  booking: Pick<TourBooking, 'id' | 'order' | 'state' | 'calledOff'> | undefined,
): Promise<void> {
  if (!deps || !booking || !isStanding(booking.state) || booking.calledOff) return;
  const step = afterCheck(await deps.supplier.ask(booking.id));
  if (step.kind === 'refund') await refund(deps, booking, step.why);
}

/** The same for an order that is returned; without a tour in it nobody is asked. */
export const askBefore =
  (deps: BookingAtSupplier & { readonly tourReads: Pick<TourReads, 'booking'> }) =>
  async (order: OrderId): Promise<void> =>
    askWhetherItStands(deps, await deps.tourReads.booking(order));
