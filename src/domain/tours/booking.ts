import { type RetryPolicy, waitAfter } from '#domain/retry-policies.ts';
import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/**
 * A booking at the supplier: `waiting` until it is paid, `pending` until the supplier answered, `booked`; or `refunded`
 * because it could not be had, or `cancelled` by the traveller or by staff.
 */
export const TOUR_BOOKING_STATES = ['waiting', 'pending', 'booked', 'refunded', 'cancelled'] as const;

export type TourBookingState = (typeof TOUR_BOOKING_STATES)[number];

/** Why staff cancel a start. */
export const SLOT_REASONS = ['weather', 'minimum', 'other'] as const;

export type SlotReason = (typeof SLOT_REASONS)[number];

/** Why a paid tour cannot be had: its start is full, its price moved, it was refused, or nobody answered. */
export type BookingTrouble = 'full' | 'price' | 'refused' | 'silent';

/** The supplier's answer about a booking. */
export type BookingAnswer =
  | { readonly kind: 'confirmed'; readonly reference: string }
  /** Accepted, and not ready yet. */
  | { readonly kind: 'preparing' }
  /** The supplier has none by this id. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly why: Exclude<BookingTrouble, 'silent'> }
  /** No answer, or an unreadable one: it may exist. */
  | { readonly kind: 'failed'; readonly trouble: string };

export type BookingStep =
  | { readonly kind: 'book'; readonly reference: string }
  | LaterStep
  | { readonly kind: 'refund'; readonly why: BookingTrouble };

/** It stays as it is, and is asked about again. */
export interface LaterStep {
  readonly kind: 'later';
  readonly wait: number;
  readonly trouble: string;
}

/** A traveller waits at the screen, then for a letter: asked often at first, and given up within a few hours. */
export const BOOKING_RETRIES: RetryPolicy = {
  waits: [
    5 * SECOND,
    10 * SECOND,
    30 * SECOND,
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    HOUR,
  ],
  atEnd: 'give-up',
};

/** While the supplier is being asked, nobody else asks the same. Longer than any answer may take. */
export const BOOKING_LEASE = MINUTE;
/** A booking is looked at again this often until its start: the supplier may have cancelled it. */
export const BOOKING_CHECKED_EVERY = 6 * HOUR;

/** A booking that stands. */
export const CHECKED_LATER: LaterStep = { kind: 'later', wait: BOOKING_CHECKED_EVERY, trouble: '' };

/** It is paid, and not given up. */
export const isStanding = (state: TourBookingState | undefined): boolean => state === 'pending' || state === 'booked';

/**
 * How the supplier is asked about a booking: whether it still stands; or to book it, and before that, once it was asked
 * for, whether it exists.
 */
export function supplierQuestion({
  state,
  tries,
}: {
  readonly state: TourBookingState;
  /** From 1. */
  readonly tries: number;
}): 'check' | 'ask-then-book' | 'book' {
  if (state === 'booked') return 'check';
  return tries > 1 ? 'ask-then-book' : 'book';
}

/** The next step of a paid tour after an answer and so many tries, from 1. */
export function afterBooking(answer: BookingAnswer, tries: number, policy: RetryPolicy = BOOKING_RETRIES): BookingStep {
  if (answer.kind === 'confirmed') return { kind: 'book', reference: answer.reference };
  if (answer.kind === 'refused') return { kind: 'refund', why: answer.why };
  const trouble = answer.kind === 'failed' ? answer.trouble : answer.kind;
  const wait = waitAfter(policy, tries);
  return wait === undefined ? { kind: 'refund', why: 'silent' } : { kind: 'later', wait, trouble };
}

/** Whether it has to be booked, after the supplier was asked whether it exists; undefined: it was not asked. */
export const isToBeBooked = (before: BookingAnswer | undefined): before is undefined | { readonly kind: 'unknown' } =>
  before === undefined || before.kind === 'unknown';

/** What a confirmation comes to, under the lock of its booking: written once, known, or not wanted any more. */
export type Confirmation<Booking> =
  | { readonly kind: 'write'; readonly booking: Booking }
  | { readonly kind: 'known' }
  /** It was given up meanwhile: the supplier is told. */
  | { readonly kind: 'unwanted' };

export function confirmation<Booking extends { readonly state: TourBookingState }>(
  booking: Booking | undefined,
): Confirmation<Booking> {
  if (booking?.state === 'pending') return { kind: 'write', booking };
  return { kind: isStanding(booking?.state) ? 'known' : 'unwanted' };
}

/** The next step of a booking that was confirmed: only a clear refusal takes it away. */
export const afterCheck = (answer: BookingAnswer): BookingStep =>
  answer.kind === 'refused' ? { kind: 'refund', why: answer.why } : CHECKED_LATER;
