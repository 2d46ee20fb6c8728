import { type AskingDeps, bookOne } from '#app/tours/book-one.ts';
import { BOOKING_LEASE } from '#domain/tours/booking.ts';
import type { OrderId } from '#kernel/ids.ts';

export interface BookingDeps extends AskingDeps {
  readonly report: (problem: unknown) => void;
}

/** Bookings tried in one run. */
const BATCH = 20;

/**
 * Has paid tours booked at the supplier, under an id of theirs and with no transaction open, so that a lost answer
 * never makes two. What cannot be had is refunded. Booked ones are looked at again until they begin. Returns how many
 * were due.
 */
export async function bookDue(deps: BookingDeps, signal?: AbortSignal): Promise<number> {
  const due = await deps.bookings.take(BATCH, BOOKING_LEASE);
  await Promise.all(
    due.map(async (booking) => {
      if (signal?.aborted) return;
      await bookOne(deps, booking).catch(deps.report);
    }),
  );
  return due.length;
}

/** Has one paid tour booked now, unless that is being done. */
export async function bookNow(deps: BookingDeps, order: OrderId): Promise<void> {
  const booking = await deps.bookings.takeOne(order, BOOKING_LEASE);
  if (booking) await bookOne(deps, booking);
}

/** Tells the supplier what is not wanted any more, until it has heard it. */
export async function revokeDue({ bookings, supplier, report }: BookingDeps): Promise<void> {
  const due = await bookings.takeRevoked(BATCH, REVOKED_AGAIN);
  await Promise.all(
    due.map(async (id) => {
      try {
        if (await supplier.cancel(id)) await bookings.revoked(id);
      } catch (problem) {
        report(problem);
      }
    }),
  );
}

const REVOKED_AGAIN = 5 * BOOKING_LEASE;
