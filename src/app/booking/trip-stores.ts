import type { StoredReservation } from '#app/booking/ports.ts';
import type { Announcement } from '#app/announcement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { SoldTicket } from '#domain/booking/trip-lines.ts';
import type { SeatMask } from '#domain/seats/bitmap.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import type { OwnHolds } from '#domain/seats/own-hold.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** What selling a trip writes and reads within a transaction: each method is one step, and none decides what follows. */
export interface TripStores {
  readonly reservations: {
    byId(tx: Transaction, id: ReservationId): Promise<StoredReservation | undefined>;
    /** False, and nothing written, when it changed since it was read. */
    update(tx: Transaction, stored: StoredReservation, next: Reservation): Promise<boolean>;
  };
  readonly holds: HoldStore;
  readonly waiting: WaitingOrders;
  readonly promos: {
    /** Uses up one of a code's uses for as long as the payment may succeed. False when none is left. */
    use(tx: Transaction, id: ReservationId, code: string | undefined): Promise<boolean>;
    /** The payment came to nothing. */
    release(tx: Transaction, id: ReservationId): Promise<void>;
  };
  readonly tickets: {
    /** One per passenger and journey of its quote; unpaid ones become good under their own folios. */
    issue(tx: Transaction, reservation: Reservation, issue: { kind: TicketKind; at: Instant }): Promise<void>;
    voidUnpaid(tx: Transaction, id: ReservationId): Promise<void>;
    /** Those that are good, in the words of the day: by direction, then by passenger. */
    sold(tx: Transaction, id: ReservationId): Promise<readonly SoldTicket[]>;
  };
  readonly runs: {
    /** Whether it has seats on a run that was cancelled: no money is taken for them any more. */
    isCancelled(tx: Transaction, id: ReservationId): Promise<boolean>;
    /** When the runs leave on which it has seats. */
    boardings(tx: Transaction, id: ReservationId): Promise<readonly Instant[]>;
  };
  /** Writes what passengers take along, as it was sold. */
  readonly additions: { write(tx: Transaction, written: WrittenAdditions): Promise<void> };
  readonly seats: SeatStore;
  announce(tx: Transaction, event: Announcement): Promise<void>;
}

/** Transitions of seat holds that a payment makes. The order is locked. */
export interface HoldStore {
  /** With the moment, by the clock of the database. */
  lock(tx: Transaction, id: ReservationId): Promise<OwnHolds>;
  /** Held to pinned: from here on no clock frees them. Answers how many. */
  pin(tx: Transaction, id: ReservationId): Promise<number>;
  /** Pinned, or kept for cash, back to held, with a new end. */
  unpin(tx: Transaction, id: ReservationId, until: Instant): Promise<number>;
  /** Kept for cash that is paid at the counter or in a store. */
  reserve(tx: Transaction, id: ReservationId, until: Instant): Promise<number>;
  /** Whatever it has becomes sold. */
  sell(tx: Transaction, id: ReservationId): Promise<number>;
}

/** How much of a bus may wait unpaid, and for whom. */
export interface WaitingOrders {
  /** Whether its buses may keep these seats for the counter or a store; a share of each may be. Locks each departure. */
  isWithinShare(tx: Transaction, id: ReservationId, own: OwnHolds): Promise<boolean>;
  /** Whether one more order of this address and contact may wait without having confirmed its contact (T95). */
  mayWaitUnconfirmed(tx: Transaction, id: ReservationId): Promise<boolean>;
}

/** A reservation with its seats, all locked. */
export interface LockedTrip {
  readonly reservation: Reservation;
  readonly own: OwnHolds;
}

/** Taking seats that were let go. The order is locked. */
export interface SeatStore {
  /** What it holds unpaid on these buses goes back on sale. */
  free(tx: Transaction, id: ReservationId, departures: readonly DepartureId[]): Promise<void>;
  /** Undefined where the run is not there. */
  bus(tx: Transaction, segment: Segment): Promise<BoardedBus | undefined>;
  /** Locks a bus, with its legs; what has ended on it goes back on sale. */
  lockBus(tx: Transaction, departure: DepartureId): Promise<void>;
  /** Whether the run has its legal quotas left for these (T17); the bus is locked. */
  areQuotasLeft(tx: Transaction, seats: RequestedJourneySeats, id: ReservationId): Promise<boolean>;
  /** False, and nothing taken, when one of them is somebody else's. */
  take(
    tx: Transaction,
    seats: RequestedJourneySeats,
    hold: { readonly reservation: ReservationId; readonly until: Instant },
  ): Promise<boolean>;
  /** On any leg of a segment; the bus is locked. */
  taken(tx: Transaction, segment: Segment): Promise<SeatMask>;
  /** The seats it has now, and whether they are those it had. */
  write(tx: Transaction, reservation: Reservation, kind: 'same' | 'other'): Promise<void>;
}

/** A bus as it stands at the stop of a traveller. */
export interface BoardedBus {
  readonly departs: Instant;
  readonly layout: SeatLayout;
}

export interface WrittenAdditions {
  /** Whose it becomes. */
  readonly of: ReservationId;
  /** The order it was paid as: that one itself, or one that only adds to it. */
  readonly madeBy: ReservationId;
  readonly payment: Id<'payment'>;
  readonly lines: readonly AdditionLine[];
}
