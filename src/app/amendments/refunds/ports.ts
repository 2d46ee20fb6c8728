import type { BackShare } from '#domain/amendments/back-share.ts';
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

/** The sources the money of an offer would be refunded to. */
export type SharesOf = (offered: Pick<Decision, 'lines' | 'differences'>) => Promise<readonly BackShare[]>;

export interface TicketRefundOrder {
  readonly reservation: ReservationId;
  /** Idempotency key: the same key refunds once. */
  readonly key: string;
  readonly requestHash: string;
  readonly now: Instant;
  /** Decides on the state read under the locks, and on where its money would go back to. */
  readonly decide: (ticketsStatus: TicketsStatus, sharesOf: SharesOf) => Promise<Result<Decision, Fault>>;
}

export type TicketRefundResult =
  | { readonly kind: 'done'; readonly id: TicketRefundId }
  /** This key was used before. */
  | { readonly kind: 'repeated'; readonly id: TicketRefundId; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** A credit its holder can spend with the carrier. */
export interface Credit {
  readonly code: string;
  readonly granted: Centavos;
  readonly left: Centavos;
  readonly expiresAt: Instant;
  readonly isExpired: boolean;
}

/** One completed ticket refund. */
export interface TicketRefund extends Decision {
  readonly id: TicketRefundId;
  readonly at: Instant;
  /** By the original way. */
  readonly money: Centavos;
  /** As credit, compensation included. */
  readonly credited: Centavos;
  readonly credit: Credit | undefined;
  /** State of the money as a whole; undefined when there is none. */
  readonly refund: GivenState | undefined;
  /** The same for each source it came from. */
  readonly refunds: readonly GivenShare[];
}

/** Claims and refunds after a sale. */
export interface Aftersales {
  /** The status of the valid, paid tickets of a reservation. */
  ticketsStatus(reservation: ReservationId): Promise<TicketsStatus>;
  /** Of a trip and its changes and additions, newest first; `givenUp` are the folios of cancelled tickets. */
  saleBooks(reservation: ReservationId, givenUp: readonly string[]): Promise<readonly SaleBook[]>;
  /**
   * Voids tickets, frees seats, reverses ledger entries and queues refunds: in one durable transaction, or not at all.
   */
  refund(order: TicketRefundOrder): Promise<TicketRefundResult>;
  /** Every ticket refund, oldest first. */
  refunds(reservation: ReservationId): Promise<readonly TicketRefund[]>;
}
