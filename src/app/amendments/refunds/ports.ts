import type { Decision } from '#domain/amendments/decision.ts';
import type { GivenShare, GivenState } from '#domain/amendments/given-share.ts';
import type { SaleBook } from '#domain/amendments/open-sales.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Fault } from '#domain/errors.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

export type TicketRefundId = Id<'give-back'>;

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
  readonly refund: GivenState | undefined;
  /** The same for each source it came from. */
  readonly refunds: readonly GivenShare[];
}

/** What is taken back and given back after a sale. */
export interface Aftersales {
  /** How the good, paid tickets of a reservation stand. */
  ticketsStatus(reservation: ReservationId): Promise<TicketsStatus>;
  /** Of a trip and of all that was changed or added, newest first; `givenUp` are the folios of tickets. */
  saleBooks(reservation: ReservationId, givenUp: readonly string[]): Promise<readonly SaleBook[]>;
  /** Tickets void, seats free, books reversed, money on its way: all of it in one durable transaction, or nothing. */
  refund(order: TicketRefundOrder): Promise<TicketRefundResult>;
  /** Everything given back, oldest first. */
  refunds(reservation: ReservationId): Promise<readonly TicketRefund[]>;
}
