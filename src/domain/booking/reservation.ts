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
  /** 1-based, in the order of the search. */
  readonly position: number;
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the card they travel with; once the ticket is sold it is what it was then, as long as they travel. */
  readonly tier: Tier | undefined;
  /** Whose card that is: they win points when this passenger boards. */
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
  /** The provider cannot return it: people do. */
  readonly isByHand: boolean;
}

/** A reservation from its first search to its tickets, as the server keeps it. */
export interface Reservation {
  readonly id: ReservationId;
  readonly code: ReservationCode;
  readonly lang: 'es' | 'en';
  readonly origin: StopId;
  readonly destination: StopId;
  readonly round: boolean;
  readonly departure: Journey;
  /** Of a one-way trip: not open, no date, no segment. */
  readonly return: Journey;
  readonly passengers: readonly Passenger[];
  readonly contact: Contact | undefined;
  readonly goesContact: boolean;
  readonly additionalsSeen: boolean;
  /** What is bought together with the seats, priced; once it is sold, `additions` has it. */
  readonly extras: readonly AdditionLine[];
  /** Extras that were wanted and that the runs chosen since do not offer: said until the buyer chooses again. */
  readonly droppedExtras: readonly AdditionLine[];
  /** As of the last quote: something is sold besides the seats on its journeys. */
  readonly extrasOffered: boolean;
  readonly promoCode: string | undefined;
  readonly step: OpenStep;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod | undefined;
  /** A payment was begun and its outcome is not yet known. */
  readonly paying: boolean;
  readonly holdUntil: Instant | undefined;
  readonly extensions: number;
  readonly expired: boolean;
  readonly releasedSeats: readonly { readonly direction: Direction; readonly seat: number }[];
  readonly quote: Quote | undefined;
  readonly tickets: readonly Ticket[];
  /** What is to be paid in a store, while it can be. */
  readonly voucher: PendingReference | undefined;
  /** Money that came too late or twice, and goes back (T4). */
  readonly refund: RefundOwed | undefined;
  /** Counts up when its PIN is to be another one. */
  readonly pinVersion: number;
  /** Anyone who reads what is sent to its contact said so with a code. */
  readonly contactConfirmed: boolean;
  /** Of a reservation that only changes the schedule of another. */
  readonly change: ScheduleChange | undefined;
  /** Of a reservation that only adds to another what its passengers take along. */
  readonly adding: Adding | undefined;
  /** What passengers take along, sold with the seats or after them, and not given back with its ticket. */
  readonly additions: readonly AdditionLine[];
  /** Journeys whose schedule was changed. */
  readonly changed: readonly Direction[];
  /** Journeys on which somebody gave their ticket up, or had the difference to a lower class back. */
  readonly givenUp: readonly Direction[];
  /** Journeys whose run operators said does not run. */
  readonly cancelled: readonly Direction[];
  /**
   * How often operators said something of the run of each journey: rises with every word, also with one that takes
   * back.
   */
  readonly words: Readonly<Record<Direction, number>>;
  readonly credits: readonly Credit[];
  /** It was paid late, and got its seats back: the same or others. */
  readonly reseated: 'same' | 'other' | undefined;
  readonly createdAt: Instant;
}
