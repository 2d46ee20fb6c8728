import type { TourBookings, TourSupplier, WaitingBooking } from '#app/tours/ports.ts';
import { lockPaid, type ReturnStores } from '#app/payment/return-sold.ts';
import { returnTour } from '#app/tours/return-tour.ts';
import type { InTransaction } from '#app/transaction.ts';
import {
  afterBooking,
  afterCheck,
  BOOKING_CHECKED_EVERY,
  BOOKING_LEASE,
  type BOOKING_RETRIES,
  type BookingStep,
  isStanding,
  supplierQuestion,
} from '#domain/tours/booking.ts';
import type { OrderId } from '#kernel/ids.ts';

export interface BookingDeps {
  readonly inTransaction: InTransaction;
  readonly bookings: TourBookings;
  readonly supplier: Pick<TourSupplier, 'book' | 'ask' | 'cancel'>;
  readonly returning: ReturnStores;
  readonly report: (problem: unknown) => void;
  /** Replaced in tests. */
  readonly retries?: typeof BOOKING_RETRIES;
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

async function bookOne(deps: BookingDeps, booking: WaitingBooking): Promise<void> {
  const { supplier, retries } = deps;
  const { id, slot, total, people, state, tries } = booking;
  const question = supplierQuestion({ state, tries });
  if (question === 'check') return carryOut(deps, booking, afterCheck(await supplier.ask(id)));
  const before = question === 'ask-then-book' ? await supplier.ask(id) : { kind: 'unknown' as const };
  const answer = before.kind === 'unknown' ? await supplier.book({ key: id, slot, total, ...people }) : before;
  await carryOut(deps, booking, afterBooking(answer, tries, retries));
}

async function carryOut(deps: BookingDeps, { id, order }: WaitingBooking, step: BookingStep): Promise<void> {
  const { bookings, inTransaction, returning, supplier } = deps;
  switch (step.kind) {
    case 'keep':
      return bookings.later(id, { wait: BOOKING_CHECKED_EVERY, trouble: '' });
    case 'again':
      return bookings.later(id, step);
    case 'book': {
      const isWanted = await inTransaction(async (tx) => {
        const booking = await bookings.lock(tx, order);
        if (booking?.state === 'pending') await bookings.booked(tx, booking, step.reference);
        return isStanding(booking?.state);
      });
      if (!isWanted) return void (await supplier.cancel(id));
      return bookings.later(id, { wait: BOOKING_CHECKED_EVERY, trouble: '' });
    }
    case 'refund':
      return inTransaction(async (tx) => {
        await lockPaid(returning, tx, order);
        const booking = await bookings.lock(tx, order);
        if (!booking || !isStanding(booking.state)) return;
        await returnTour(deps, tx, booking, { state: 'refunded', why: step.why, amount: booking.total });
      });
  }
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
