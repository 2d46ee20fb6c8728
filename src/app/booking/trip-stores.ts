import type { StoredReservation } from '#app/booking/ports.ts';
import type { Announcement } from '#app/announcement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { SoldTicket } from '#domain/booking/trip-lines.ts';
import type { RunCancellation } from '#domain/disruptions/run-cancellation.ts';
import type { SeatMask } from '#domain/seats/bitmap.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import type { OwnHolds } from '#domain/seats/own-hold.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { StopId } from '#domain/network/stop.ts';
import type { Instant, Zone } from '#kernel/instant.ts';

/** What selling a trip writes and reads within a transaction: each method is one step and makes no decisions. */
export interface TripStores {
  readonly reservations: {
    byId(tx: Transaction, id: ReservationId): Promise<StoredReservation | undefined>;
    /** Returns false without writing when it changed since it was read. */
    update(tx: Transaction, stored: StoredReservation, next: Reservation): Promise<boolean>;
  };
  readonly holds: HoldStore;
  readonly waiting: WaitingOrders;
  readonly promos: {
    /** Reserves one use of a promotional code while the payment may succeed. False when none is left. */
    use(tx: Transaction, id: ReservationId, code: string | undefined): Promise<boolean>;
    /** Releases the use: the payment failed. */
    release(tx: Transaction, id: ReservationId): Promise<void>;
  };
  readonly tickets: {
    /** One per passenger and journey of its quote; unpaid tickets become valid under their existing folios. */
    issue(tx: Transaction, reservation: Reservation, issue: TicketIssue): Promise<void>;
    voidUnpaid(tx: Transaction, id: ReservationId): Promise<void>;
    /** The valid ones, as worded today: by direction, then by passenger. */
    sold(tx: Transaction, id: ReservationId): Promise<readonly SoldTicket[]>;
  };
  readonly runs: {
    /** Whether it has seats on a cancelled run: no payment is accepted for them. */
    isCancelled(tx: Transaction, id: ReservationId): Promise<boolean>;
    /** Locks the runs it is for, and reads the report that cancelled one of them; undefined: they all run. */
    cancellation(tx: Transaction, id: ReservationId): Promise<RunCancellation | undefined>;
    /** It waits for money, is over, and its buyer is told not to pay. */
    endUnpaid(tx: Transaction, id: ReservationId, cancelled: RunCancellation): Promise<void>;
    /** Departures of the runs on which it has seats. */
    boardings(tx: Transaction, id: ReservationId): Promise<readonly Instant[]>;
    /** Where and when the first of these journeys is boarded; undefined without any. */
    firstBoarding(tx: Transaction, segments: readonly Segment[]): Promise<Boarding | undefined>;
  };
  /** Stores the extras as sold. */
  readonly additions: { write(tx: Transaction, written: WrittenAdditions): Promise<void> };
  readonly seats: SeatStore;
  announce(tx: Transaction, event: Announcement): Promise<void>;
}

export interface TicketIssue {
  readonly kind: TicketKind;
  readonly at: Instant;
  /** The time zone of a stop, where it is known; absent: it is read. */
  readonly zoneOf?: ((stop: StopId) => Zone | undefined) | undefined;
}

/** Transitions of seat holds made by a payment. The order is locked. */
export interface HoldStore {
  /** With the time of the database's clock. */
  lock(tx: Transaction, id: ReservationId): Promise<OwnHolds>;
  /** From held to pinned: they no longer expire. Returns how many. */
  pin(tx: Transaction, id: ReservationId, how: { readonly forCash: boolean }): Promise<number>;
  /** From pinned, or kept for cash, back to held, with a new end. */
  unpin(tx: Transaction, id: ReservationId, until: Instant): Promise<number>;
  /** Keeps them for a cash payment at the counter or in a store. */
  reserve(tx: Transaction, id: ReservationId, until: Instant): Promise<number>;
  /** All its seats become sold. */
  sell(tx: Transaction, id: ReservationId): Promise<number>;
}

/** How much of a bus may wait unpaid, and for whom. */
export interface WaitingOrders {
  /**
   * Whether these seats, waiting for payment at the counter or in a store, fit into the allowed share of each bus.
   * Locks each departure.
   */
  isWithinShare(tx: Transaction, id: ReservationId): Promise<boolean>;
  /** Whether one more order of this address and contact may wait with an unconfirmed contact (T95). */
  mayWaitUnconfirmed(tx: Transaction, id: ReservationId): Promise<boolean>;
}

/** A reservation with its seats, all locked. */
export interface LockedTrip {
  readonly reservation: Reservation;
  readonly own: OwnHolds;
}

/** Takes seats that were released. The order is locked. */
export interface SeatStore {
  /** What it holds unpaid on these buses goes back on sale. */
  free(tx: Transaction, id: ReservationId, departures: readonly DepartureId[]): Promise<void>;
  /** Undefined when the run does not exist. */
  bus(tx: Transaction, segment: Segment): Promise<BoardedBus | undefined>;
  /** Locks a bus with its legs, and releases expired holds on it. */
  lockBus(tx: Transaction, departure: DepartureId): Promise<void>;
  /** Whether the run has legal quota left for these seats (T17); the bus is locked. */
  areQuotasLeft(tx: Transaction, seats: RequestedJourneySeats, id: ReservationId): Promise<boolean>;
  /** Returns false without taking any when one of them is taken by another reservation. */
  take(
    tx: Transaction,
    seats: RequestedJourneySeats,
    hold: { readonly reservation: ReservationId; readonly until: Instant },
  ): Promise<boolean>;
  /** On any leg of a segment; the bus is locked. */
  taken(tx: Transaction, segment: Segment): Promise<SeatMask>;
  /** Stores its new seats, and whether they are the original ones. */
  write(tx: Transaction, reservation: Reservation, kind: 'same' | 'other'): Promise<void>;
}

/** A departure at the traveller's boarding stop, in whose zone it is displayed. */
export interface Boarding {
  readonly departs: Instant;
  readonly zone: Zone;
}

/** A bus at the traveller's boarding stop. */
export interface BoardedBus {
  readonly departs: Instant;
  readonly layout: SeatLayout;
  /** It does not run from there. */
  readonly isCancelled: boolean;
}

export interface WrittenAdditions {
  /** The reservation they are added to. */
  readonly of: ReservationId;
  /** The order that paid for it: the reservation's own, or one that only adds to it. */
  readonly madeBy: ReservationId;
  readonly payment: Id<'payment'>;
  readonly lines: readonly AdditionLine[];
}
