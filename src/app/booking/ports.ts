import type { Transaction } from '#app/transaction.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';

/** A reservation as it was read, with the version needed to write it back without overwriting a concurrent change. */
export interface StoredReservation {
  readonly reservation: Reservation;
  readonly version: number;
  /** A session with access to it is leaving; set when it was found for a session. */
  readonly isBeingLeft?: boolean;
}

/** Repository of reservations. */
export interface Reservations {
  /**
   * A reservation that no payment was ever begun for, under the same conditions as `find`: most steps of a sale need
   * no other, and it is much less to read. Undefined for any other.
   */
  findDraft(code: ReservationCode, sessionHash: Uint8Array): Promise<StoredReservation | undefined>;
  /**
   * A draft without seats as this process last wrote it for this session, from memory. It may have changed since: only
   * for `updateRemembered`, never to show or to refuse anything.
   */
  remembered(code: ReservationCode, sessionHash: Uint8Array): StoredReservation | undefined;
  /**
   * Writes the next state of a remembered draft, and returns it as stored afterwards. Undefined without changes when it
   * changed since it was remembered, or the session may no longer open it.
   */
  updateRemembered(
    stored: StoredReservation,
    next: Reservation,
    sessionHash: Uint8Array,
  ): Promise<StoredReservation | undefined>;
  /** For the session that created it, or one granted access; undefined for others. */
  find(code: ReservationCode, sessionHash: Uint8Array): Promise<StoredReservation | undefined>;
  /** The same as part of a transaction, as it will be once that is committed. */
  findWithin(tx: Transaction, code: ReservationCode, sessionHash: Uint8Array): Promise<StoredReservation | undefined>;
  /**
   * For the session that created them, or got permanent access by a link: everything that holds seats, is being paid or
   * waits to be paid, and what has no seats to hold and only needs payment. Newest first, and bounded by what one
   * visitor may have.
   */
  unpaid(sessionHash: Uint8Array): Promise<readonly StoredReservation[]>;
  /** For bearers of a signed link, and for work without a session. */
  byId(reservation: ReservationId): Promise<StoredReservation | undefined>;
  /** Grants access to another session; idempotent. */
  letIn(reservation: ReservationId, sessionHash: Uint8Array): Promise<void>;
  /** Returns false without writing when the code is taken. */
  insert(reservation: Reservation, sessionHash: Uint8Array): Promise<boolean>;
  /**
   * Writes the next state, and in the same transaction releases every seat held on the departures of `releasing`.
   * Returns false without changes when the reservation changed since it was read.
   */
  update(stored: StoredReservation, next: Reservation, releasing?: readonly DepartureId[]): Promise<boolean>;
}
