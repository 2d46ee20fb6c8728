import type { Reservation } from '#domain/booking/reservation.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';

/** A reservation as it was read, with what is needed to write it back only if nobody else wrote meanwhile. */
export interface StoredReservation {
  readonly reservation: Reservation;
  readonly version: number;
  /** A session that may open it is on its way out; said where it was found for a session. */
  readonly isBeingLeft?: boolean;
}

/** Where reservations are kept. */
export interface Reservations {
  /** For the session that made it, or one that was let in; for others there is none. */
  find(code: ReservationCode, sessionHash: Uint8Array): Promise<StoredReservation | undefined>;
  /**
   * Of the session that made them, or one that a link let in for good: what holds seats, is being paid or waits to be paid, and
   * what only wants paying and has no seat to hold. Newest first, and no more than anybody has at once.
   */
  unpaid(sessionHash: Uint8Array): Promise<readonly StoredReservation[]>;
  /** For who shows a signed link, and for work that belongs to no session. */
  byId(reservation: ReservationId): Promise<StoredReservation | undefined>;
  /** Lets a session in, besides the one that made it; safe twice. */
  letIn(reservation: ReservationId, sessionHash: Uint8Array): Promise<void>;
  /** False, and nothing written, when the code is taken. */
  insert(reservation: Reservation, sessionHash: Uint8Array): Promise<boolean>;
  /**
   * Writes the next state, and in the same transaction gives back every seat held on the departures of `releasing`.
   * False, and nothing done, when the reservation changed since it was read.
   */
  update(stored: StoredReservation, next: Reservation, releasing?: readonly DepartureId[]): Promise<boolean>;
}
