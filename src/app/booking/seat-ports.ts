import type { StoredReservation } from '#app/booking/ports.ts';
import type { LostSeat, RequestedJourneySeats, SeatsTaken } from '#app/seats/ports.ts';
import type { Hold } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Fault } from '#domain/errors.ts';
import type { Quota } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { HoldProof } from '#domain/seats/hold-proof.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';

/** Who holds seats: unpaid ones are counted by address and by contact (T95). */
export interface SeatHolder {
  /** The address as it is counted: IPv6 by its network. */
  readonly address: string;
  readonly contact: Pick<Contact, 'email' | 'phone'> | undefined;
  readonly proof: HoldProof | undefined;
}

/** Seats for every dated journey of a reservation, taken all together or not at all. */
export interface HoldOrder {
  readonly stored: StoredReservation;
  readonly journeys: readonly RequestedJourneySeats[];
  /** Absent: nobody counts, since it was paid before. */
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
  /** More than may be held unpaid without this. */
  | { readonly kind: 'proof'; readonly proof: HoldProof }
  /** The session holds as much as one may. */
  | { readonly kind: 'limit' }
  /** The hold that was to be changed has ended. */
  | { readonly kind: 'ended' }
  /** Somebody changed the reservation since it was read. */
  | { readonly kind: 'changed' };

export type ExtendOutcome =
  | { readonly kind: 'extended'; readonly reservation: Reservation }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'changed' };

/** The seats of the buses. Only the database's clock decides whether a hold has ended. */
export interface SeatInventory {
  hold(order: HoldOrder): Promise<HoldOutcome>;
  /** Gives the whole hold a new end; `decide` is asked with the database's clock. */
  extend(stored: StoredReservation, decide: (hold: Hold, now: Instant) => Result<Hold, Fault>): Promise<ExtendOutcome>;
  /** One answer per segment, in order. */
  taken(segments: readonly Segment[], owner: ReservationId): Promise<readonly SeatsTaken[]>;
}

/** A session on its way out of a reservation. */
export interface Leaving {
  readonly reservation: ReservationId;
  readonly session: Uint8Array;
}

/** Leaving takes a moment in which the session may come back (M41). */
export interface Leavings {
  /**
   * When the moment is over, the seats of a draft go back on sale, the draft has ended, and the session opens the reservation no
   * more; nothing of it where money is on its way by then, or an order waits for it.
   */
  begin(leaving: Leaving): Promise<void>;
  /** It came back. False: it was not on its way. */
  callOff(leaving: Leaving): Promise<boolean>;
}

/** Puts on sale what unpaid reservations did not pay for in time. */
export interface HoldSweeper {
  /** Ends at most this many reservations whose hold is over; answers how many it ended. */
  sweep(limit: number): Promise<number>;
}
