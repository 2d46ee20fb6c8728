import { type BookingAtSupplier, confirm, refund } from '#app/tours/carry-out-booking.ts';
import type { WaitingBooking } from '#app/tours/ports.ts';
import {
  afterBooking,
  afterCheck,
  type BOOKING_RETRIES,
  type BookingStep,
  isToBeBooked,
  supplierQuestion,
} from '#domain/tours/booking.ts';

export interface AskingDeps extends BookingAtSupplier {
  /** Replaced in tests. */
  readonly retries?: typeof BOOKING_RETRIES;
}

/** Asks the supplier about a leased booking, with no transaction open, and carries out what follows. */
export async function bookOne(deps: AskingDeps, booking: WaitingBooking): Promise<void> {
  const step = await nextStep(deps, booking);
  switch (step.kind) {
    case 'later':
      return deps.bookings.later(booking.id, step);
    case 'book':
      return confirm(deps, booking, step.reference);
    case 'refund':
      return refund(deps, booking, step.why);
  }
}

async function nextStep({ supplier, retries }: AskingDeps, booking: WaitingBooking): Promise<BookingStep> {
  const { id, slot, total, people, tries } = booking;
  const question = supplierQuestion(booking);
  if (question === 'check') return afterCheck(await supplier.ask(id));
  const before = question === 'ask-then-book' ? await supplier.ask(id) : undefined;
  const answer = isToBeBooked(before) ? await supplier.book({ key: id, slot, total, ...people }) : before;
  return afterBooking(answer, tries, retries);
}
