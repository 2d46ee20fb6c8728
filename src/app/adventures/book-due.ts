import { type BookingStores, confirm, undo } from '#app/adventures/carry-out-booking.ts';
import type { AdventureBookings, AdventureSupplier, WaitingBooking } from '#app/adventures/ports.ts';
import { afterCheckout, BOOKING_LEASE, ENDING_RETRIES } from '#domain/adventures/booking-step.ts';
import { waitAfter } from '#domain/retry-policies.ts';
import type { Instant } from '#kernel/instant.ts';

export interface BookDueDeps extends BookingStores {
  readonly adventureSupplier: Pick<AdventureSupplier, 'checkOut' | 'cancel'>;
  readonly adventureBookings: AdventureBookings;
  readonly now: () => Instant;
  readonly report: (problem: unknown) => void;
}

/** Bookings asked about in one run. */
const BATCH = 20;

/**
 * Asks the supplier for paid adventures. It is asked without an open transaction and always with the id of the order,
 * so that a crash or a timeout between question and write never books twice. What cannot be booked goes back. Returns
 * how many were due.
 */
export const bookDue = (deps: BookDueDeps, signal?: AbortSignal): Promise<number> =>
  eachOf(deps, 'pending', book, signal);

/** Has the supplier end what it may have booked although the money went back. Returns how many were due. */
export const endDue = (deps: BookDueDeps, signal?: AbortSignal): Promise<number> => eachOf(deps, 'ending', end, signal);

async function eachOf(
  deps: BookDueDeps,
  state: 'pending' | 'ending',
  work: (deps: BookDueDeps, booking: WaitingBooking) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const due = await deps.adventureBookings.take(state, BATCH, BOOKING_LEASE);
  await Promise.all(
    due.map(async (booking) => {
      if (signal?.aborted) return;
      try {
        await work(deps, booking);
      } catch (problem) {
        deps.report(problem);
      }
    }),
  );
  return due.length;
}

async function book(deps: BookDueDeps, booking: WaitingBooking): Promise<void> {
  const { adventureSupplier, adventureBookings, now } = deps;
  const { order, tries, starts } = booking;
  const step = afterCheckout(await adventureSupplier.checkOut(booking), { tries, starts, now: now() });
  switch (step.kind) {
    case 'book':
      if (!(await confirm(deps, booking, step.reference))) await adventureSupplier.cancel(booking);
      return;
    case 'again':
      return adventureBookings.later('pending', order, step);
    case 'refund':
      return undo(deps, booking, step);
  }
}

async function end({ adventureSupplier, adventureBookings }: BookDueDeps, booking: WaitingBooking): Promise<void> {
  if (await adventureSupplier.cancel(booking)) return adventureBookings.ended(booking.order);
  return adventureBookings.later('ending', booking.order, {
    wait: waitAfter(ENDING_RETRIES, booking.tries),
    trouble: 'not ended yet',
  });
}
