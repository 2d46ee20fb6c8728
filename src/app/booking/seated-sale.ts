import type { Reservation } from '#domain/booking/reservation.ts';
import type { WaitFacts } from '#domain/booking/seated-sale.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { TillTerms } from '#domain/orders/till-terms.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { LockedTrip } from './trip-stores.ts';

/** What differs between the kinds of items sold with seats. */
export interface SeatedSale {
  /** Why its payment cannot begin, apart from its seats. */
  refusal(reservation: Reservation, now: Instant): Promise<ErrorCode | undefined>;
  /** Whether the payment came too late to complete the sale. */
  isTooLate(reservation: Reservation, now: Instant): Promise<boolean>;
  /** Why it cannot be ordered at the counter, or what orders it; its seats are locked. */
  orderAtCounter(trip: WaitingTrip, until: Instant): ErrorCode | (() => Promise<unknown>);
  /**
   * It begins to wait for a store: what ends its order and tells its buyer not to pay, when what it was for was lost
   * while the store was asked. Absent: nothing but a cancelled run ends it.
   */
  endedMeanwhile?(reservation: Reservation): Promise<(() => Promise<void>) | undefined>;
  /** Until when a counter takes money for it. Absent: it is never paid there. */
  atTill?(reservation: Reservation): Promise<TillTerms>;
  /** Completes the sale of its seats. */
  sell(sold: SoldSeats): Promise<readonly SoldLine[]>;
}

/** A locked trip that is to wait for cash. */
export interface WaitingTrip extends LockedTrip, WaitFacts {}

export interface SoldSeats {
  readonly reservation: Reservation;
  readonly payment: Id<'payment'>;
  readonly at: Instant;
  /** For a late payment: whether the seats had to be taken again. */
  readonly seats: 'kept' | 'same' | 'other';
}
