import type { AdditionLine, Adding } from '#domain/booking/addition.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import type { OpenStep } from '#domain/booking/step.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, Quote } from '#domain/fares/quote.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { StopId } from '#domain/network/stop.ts';
import type { Credit } from '#domain/payment/credit.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** One journey of a reservation: open, or on a date and, once chosen, on a run. */
export interface Journey {
  readonly date: LocalDate | undefined;
  readonly open: boolean;
  readonly segment: Segment | undefined;
}

export interface Passenger {
  /** 1-based, in search order. */
  readonly position: number;
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  /** Tier of the passenger's card; for a sold ticket, the tier at the time of the sale. */
  readonly tier: Tier | undefined;
  /** The card's owner: wins points when this passenger boards. */
  readonly traveller?: TravellerId | undefined;
  readonly seats: Readonly<Record<Direction, number | undefined>>;
}

export interface PendingReference extends StoreReference {
  readonly method: PaymentMethod;
  readonly amount: Centavos;
}

export interface RefundOwed {
  readonly amount: Centavos;
  readonly isPaid: boolean;
  /** The provider cannot refund it: people do. */
  readonly isByHand: boolean;
}

export interface TransferDelay {
  /** The report. */
  readonly event: string;
  /** Undefined: cancelled. */
  readonly minutes: number | undefined;
  /** Somebody boarded the second bus. */
  readonly hasBoarded: boolean;
}

/**
 * A journey of another reservation of the same traveller, which arrives where one of this reservation begins: the
 * shuttle to the terminal of a bus.
 */
export interface Feeder {
  /** The journey it leads to. */
  readonly direction: Direction;
  readonly code: ReservationCode;
  /** Where it arrives. */
  readonly at: StopId;
  readonly arrives: Instant;
  /** What was last reported of it on its way there. */
  readonly delay: TransferDelay | undefined;
}

/** A reservation from its first search to its tickets, as stored on the server. */
export interface Reservation {
  readonly id: ReservationId;
  readonly code: ReservationCode;
  readonly lang: 'es' | 'en';
  readonly origin: StopId;
  readonly destination: StopId;
  readonly round: boolean;
  /** Of a connection: where the buses change. Its first bus is `departure` and its second one `return`. */
  readonly via: StopId | undefined;
  /** Where its second bus leaves, if not at `via`: one of the two is the shuttle. */
  readonly onward?: StopId | undefined;
  readonly departure: Journey;
  /** Of a connection: what was last reported of its first bus on its way to the transfer stop. */
  readonly transferDelay?: TransferDelay | undefined;
  /** Of a paid reservation that is no connection; absent: none. */
  readonly feeders?: readonly Feeder[] | undefined;
  /** For a one-way trip without a connection: not open, no date, no segment. */
  readonly return: Journey;
  readonly passengers: readonly Passenger[];
  readonly contact: Contact | undefined;
  readonly goesContact: boolean;
  readonly additionalsSeen: boolean;
  /** Bought together with the seats, priced; after the sale they are in `additions`. */
  readonly extras: readonly AdditionLine[];
  /** Extras that were chosen but are not offered on the current runs: reported until the buyer chooses again. */
  readonly droppedExtras: readonly AdditionLine[];
  /** As of the last quote: extras are sold on its journeys. */
  readonly extrasOffered: boolean;
  readonly promoCode: string | undefined;
  readonly step: OpenStep;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod | undefined;
  /** A payment was started and its outcome is not yet known. */
  readonly paying: boolean;
  readonly holdUntil: Instant | undefined;
  readonly extensions: number;
  readonly expired: boolean;
  readonly releasedSeats: readonly { readonly direction: Direction; readonly seat: number }[];
  readonly quote: Quote | undefined;
  readonly tickets: readonly Ticket[];
  /** The store reference, while it can be paid. */
  readonly voucher: PendingReference | undefined;
  /** Money that came too late or twice, and must be refunded (T4). */
  readonly refund: RefundOwed | undefined;
  /** Incremented to invalidate the current PIN. */
  readonly pinVersion: number;
  /** The contact was confirmed with a code. */
  readonly contactConfirmed: boolean;
  /** For a reservation that only changes the schedule of another. */
  readonly change: ScheduleChange | undefined;
  /** For a reservation that only adds extras to another. */
  readonly adding: Adding | undefined;
  /** Extras sold with the seats or after them, and not refunded with their ticket. */
  readonly additions: readonly AdditionLine[];
  /** Journeys with a changed schedule. */
  readonly changed: readonly Direction[];
  /** Journeys on which a ticket was cancelled, or the difference to a lower class was refunded. */
  readonly givenUp: readonly Direction[];
  /** Journeys whose run was reported as not running. */
  readonly cancelled: readonly Direction[];
  /**
   * The number of reports operators made about the run of each journey: every report increments it, including one that
   * withdraws another.
   */
  readonly words: Readonly<Record<Direction, number>>;
  readonly credits: readonly Credit[];
  /** It was paid late, and got its seats back: the same or others. */
  readonly reseated: 'same' | 'other' | undefined;
  readonly createdAt: Instant;
}
