import type { CompensationLine } from '#domain/amendments/compensation.ts';
import type { DifferenceLine } from '#domain/amendments/difference.ts';
import type { RefundLine } from '#domain/amendments/money-back.ts';
import type { RefundMeans } from '#domain/amendments/offer.ts';
import type { PaidSource, TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Fault } from '#domain/errors.ts';
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
