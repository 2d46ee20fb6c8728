import type { StoredReservation } from '#app/booking/ports.ts';
import type { LostSeat, RequestedJourneySeats, SeatsOfJourney, SeatsTaken } from '#app/seats/ports.ts';
import type { Hold } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Fault } from '#domain/errors.ts';
import type { Quota } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';

/** The holder of seats: unpaid seats are counted by address and by contact (T95). */
export interface SeatHolder {
  /** The address as counted: IPv6 by its network. */
  readonly address: string;
  readonly contact: Pick<Contact, 'email' | 'phone'> | undefined;
  readonly proof: HoldProof | undefined;
}

/** Seats for every dated journey of a reservation, taken all together or not at all. */
export interface HoldOrder {
  readonly stored: StoredReservation;
  readonly journeys: readonly RequestedJourneySeats[];
  /** Absent: not counted, since the reservation was paid before. */
  readonly holder?: SeatHolder;
  /** The end of a hold that begins at this moment of the database's clock. */
  readonly until: (now: Instant) => Instant;
  /** The reservation to be written with a hold of this end. */
  readonly next: (until: Instant) => Reservation;
}

export type HoldOutcome =
  | { readonly kind: 'held'; readonly reservation: Reservation }
  | { readonly kind: 'taken'; readonly seats: readonly LostSeat[] }
  | { readonly kind: 'quota'; readonly direction: Direction; readonly quota: Quota }
  /** More unpaid seats than allowed without this proof. */
  | { readonly kind: 'proof'; readonly proof: HoldProof }
  /** The session holds the maximum. */
  | { readonly kind: 'limit' }
  /** The hold to be changed has ended. */
  | { readonly kind: 'ended' }
  /** The reservation changed since it was read. */
  | { readonly kind: 'changed' };

export type ExtendOutcome =
  | { readonly kind: 'extended'; readonly reservation: Reservation }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'changed' };

/** The buses' seats. Only the database's clock decides whether a hold has ended. */
export interface SeatInventory {
  hold(order: HoldOrder): Promise<HoldOutcome>;
  /** Extends the whole hold; `decide` is called with the time of the database's clock. */
  extend(stored: StoredReservation, decide: (hold: Hold, now: Instant) => Result<Hold, Fault>): Promise<ExtendOutcome>;
  /** One result per segment, in order. */
  taken(segments: readonly Segment[], owner: ReservationId): Promise<readonly SeatsTaken[]>;
  /** The same for the chosen runs of a reservation; none when there is no such reservation. Not checked: whose it is. */
  takenOf(code: ReservationCode): Promise<readonly SeatsOfJourney[]>;
}

/** A session that is leaving a reservation. */
export interface Leaving {
  readonly reservation: ReservationId;
  readonly session: Uint8Array;
}

/** Leaving takes effect after a grace period in which the session may return (M41). */
export interface Leavings {
  /**
   * After the grace period, a draft's seats go back on sale, the draft ends, and the session loses access; none of this
   * if a payment is under way by then, or an order waits for one.
   */
  begin(leaving: Leaving): Promise<void>;
  /** The session returned. False: it was not leaving. */
  callOff(leaving: Leaving): Promise<boolean>;
}

/** Releases the seats of reservations that were not paid in time. */
export interface HoldSweeper {
  /** Ends at most this many reservations whose hold is over; returns how many it ended. */
  sweep(limit: number): Promise<number>;
}
