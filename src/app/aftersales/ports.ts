import type { CompensationLine } from '#domain/aftersales/compensation.ts';
import type { DepartureEventId } from '#domain/aftersales/delay.ts';
import type { DifferenceLine } from '#domain/aftersales/difference.ts';
import type { RefundLine } from '#domain/aftersales/money-back.ts';
import type { RefundMeans } from '#domain/aftersales/offer.ts';
import type { ServiceEventId, ServiceName } from '#domain/aftersales/other-service.ts';
import type { PaidSource, TicketsStatus } from '#domain/aftersales/tickets-status.ts';
import type { Fault } from '#domain/errors.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

export type TicketRefundId = Id<'give-back'>;

/** What is given back, and how it was found, line by line. */
export interface Decision {
  /** Tickets that are given up or were looked at; empty where somebody travels all the same. */
  readonly lines: readonly RefundLine[];
  readonly compensation: readonly CompensationLine[];
  /** Of tickets that stay good. */
  readonly differences: readonly DifferenceLine[];
  /** How the money of the lines and differences goes back. */
  readonly means: RefundMeans;
}

export interface TicketRefundOrder {
  readonly reservation: ReservationId;
  /** The same key gives back once. */
  readonly key: string;
  readonly requestHash: string;
  readonly now: Instant;
  /** Decides on how things stand under the locks; pure. */
  readonly decide: (ticketsStatus: TicketsStatus) => Result<Decision, Fault>;
}

export type TicketRefundResult =
  | { readonly kind: 'done'; readonly id: TicketRefundId }
  /** This key was used before. */
  | { readonly kind: 'repeated'; readonly id: TicketRefundId; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** What a holder can spend with the carrier. */
export interface Credit {
  readonly code: string;
  readonly granted: Centavos;
  readonly left: Centavos;
  readonly expiresAt: Instant;
  readonly isExpired: boolean;
}

/** What goes back to where it came from; a trip may be paid in more ways than one, with what was changed and added. */
export interface BackShare {
  readonly from: PaidSource;
  readonly amount: Centavos;
}

export interface GivenShare extends BackShare {
  /** On its way; with people, who agree on it with the traveller; there, by itself or by people. */
  readonly state: 'due' | 'by_hand' | 'paid' | 'paid_by_hand';
}

/** What was given back once. */
export interface TicketRefund extends Decision {
  readonly id: TicketRefundId;
  readonly at: Instant;
  /** By the way it was paid. */
  readonly money: Centavos;
  /** As credit, compensation included. */
  readonly credited: Centavos;
  readonly credit: Credit | undefined;
  /** Of the money as a whole; undefined where there is none. */
  readonly refund: GivenShare['state'] | undefined;
  /** The same for each source it came from. */
  readonly refunds: readonly GivenShare[];
}

/** An offer of money, on how things stood when it was made. */
export interface Offered extends Pick<Decision, 'lines' | 'differences'> {
  readonly ticketsStatus: TicketsStatus;
}

/** What is taken back and given back after a sale. */
export interface Aftersales {
  /** How the good, paid tickets of a reservation stand. */
  ticketsStatus(reservation: ReservationId): Promise<TicketsStatus>;
  /** Where the money of an offer would go back to. */
  shares(reservation: ReservationId, offered: Offered): Promise<readonly BackShare[]>;
  /** Tickets void, seats free, books reversed, money on its way: all of it in one durable transaction, or nothing. */
  refund(order: TicketRefundOrder): Promise<TicketRefundResult>;
  /** Everything given back, oldest first. */
  refunds(reservation: ReservationId): Promise<readonly TicketRefund[]>;
}

/** What an operator says of a departure, from one of its stops on. */
export interface DepartureEvent {
  readonly id: DepartureEventId;
  readonly departure: DepartureId;
  /** Index of the call. */
  readonly fromCall: number;
  /** Undefined: it does not run. */
  readonly minutes: number | undefined;
  readonly isOurs: boolean;
  readonly reason: string;
  readonly recordedBy: string;
}

/** What an operator says of the class a departure runs in. */
export interface ServiceEvent {
  readonly id: ServiceEventId;
  readonly departure: DepartureId;
  /** Of the class that runs. */
  readonly service: string;
  readonly reason: string;
  readonly recordedBy: string;
}

export type ServiceRecorded =
  /** How many reservations are written to: nobody where it runs in the class they know of. */
  | { readonly kind: 'recorded'; readonly notified: number }
  /** Somebody has a ticket between two stops for which the line has no fare in that class. Nothing was written. */
  | { readonly kind: 'no_fare'; readonly origin: string; readonly destination: string };

/** A departure as an operator looks for it. */
export interface KnownDeparture {
  readonly id: DepartureId;
  readonly route: string;
  readonly calls: readonly { readonly stop: string; readonly name: string; readonly departs: string }[];
}

/** Where what happens to departures is kept. */
export interface DepartureEvents {
  /** Undefined where there is no such departure or call. Else how many reservations are written to. */
  record(report: DepartureEvent): Promise<number | undefined>;
  recordService(report: ServiceEvent): Promise<ServiceRecorded>;
  /** The classes of the line. */
  services(): Promise<readonly { readonly id: string; readonly name: ServiceName }[]>;
  byId(departure: string): Promise<KnownDeparture | undefined>;
  /** By the day and the clock of their first stop, both local: `2026-11-27`, `08:00`. */
  at(day: string, clock: string): Promise<readonly KnownDeparture[]>;
}
