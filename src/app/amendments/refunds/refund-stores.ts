import type { FollowUps, Withdrawn } from '#app/amendments/follow-ups.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { DecidedAmounts, Decision } from '#domain/amendments/decision.ts';
import type { SaleBook } from '#domain/amendments/open-sales.ts';
import type { SaleShare } from '#domain/amendments/reverse-sale.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ShareReason } from '#domain/payment/share-reason.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';
import type { TicketRefundId } from './ports.ts';

/** What a refund writes and reads within a transaction: each method is one step and makes no decisions. */
export interface RefundStores {
  readonly inTransaction: InTransaction;
  readonly refunds: {
    /** What was refunded under a key before. */
    byKey(tx: Transaction, reservation: ReservationId, key: string): Promise<KnownRefund | undefined>;
    write(tx: Transaction, refund: WrittenRefund): Promise<TicketRefundId>;
    /** Stores each share with the rates it was sold at; returns them in the same order. */
    writeParts(tx: Transaction, refund: TicketRefundId, shares: readonly SaleShare[]): Promise<readonly WrittenPart[]>;
    /** Queues the refund of a part to its payment. */
    owe(tx: Transaction, part: WrittenPart, reason: ShareReason): Promise<void>;
  };
  readonly sales: {
    /** Locks the paid sales of the reservation and of its changes and additions: the first lock of all. */
    lock(tx: Transaction, reservation: ReservationId): Promise<void>;
    /** Of the same, newest first; `givenUp` are the folios of cancelled tickets. */
    books(tx: Transaction, reservation: ReservationId, givenUp: readonly string[]): Promise<readonly SaleBook[]>;
  };
  readonly reservations: {
    lock(tx: Transaction, reservation: ReservationId): Promise<void>;
    /** Increments the version, so that concurrent readers must read it again. */
    touch(tx: Transaction, reservation: ReservationId): Promise<void>;
  };
  readonly tickets: {
    lock(tx: Transaction, reservation: ReservationId): Promise<void>;
    status(tx: Transaction, reservation: ReservationId): Promise<TicketsStatus>;
    void(tx: Transaction, given: GivenUp): Promise<void>;
    /** Additions of the voided tickets are voided with them. */
    voidAdditions(tx: Transaction, given: GivenUp): Promise<void>;
  };
  readonly followUps: FollowUps;
  readonly seats: {
    /** Sold seats go back on sale. */
    free(tx: Transaction, reservation: ReservationId, places: readonly Place[]): Promise<void>;
  };
  readonly credits: {
    /** Returns the name of its ledger account. */
    open(tx: Transaction, credit: OpenedCredit): Promise<string>;
    /** Makes the amount spendable. */
    add(tx: Transaction, account: string, amount: Centavos): Promise<void>;
  };
  readonly books: {
    /**
     * Reverses sale and tax. The resulting debt to the customer goes to the account, if given, or waits for its refund.
     */
    reverse(tx: Transaction, part: WrittenPart, account: string | undefined): Promise<void>;
    /** Books compensation paid by the carrier. */
    compensate(tx: Transaction, given: BookedCompensation): Promise<void>;
  };
  announce(tx: Transaction, event: TicketsGivenBack | Withdrawn): Promise<void>;
}

export interface KnownRefund {
  readonly id: TicketRefundId;
  readonly requestHash: string;
}

export interface WrittenRefund extends Pick<DecidedAmounts, 'money' | 'credited'> {
  readonly reservation: ReservationId;
  readonly key: string;
  readonly requestHash: string;
  readonly decision: Decision;
}

export interface WrittenPart extends SaleShare {
  readonly id: Id<'give-back-part'>;
}

export interface GivenUp {
  readonly refund: TicketRefundId;
  readonly reservation: ReservationId;
  readonly folios: readonly string[];
}

/** A passenger's seat on a journey. */
export interface Place {
  readonly passenger: number;
  readonly direction: Direction;
}

export interface OpenedCredit {
  readonly reservation: ReservationId;
  readonly source: TicketRefundId;
  readonly amount: Centavos;
}

export interface BookedCompensation {
  readonly refund: TicketRefundId;
  readonly reservation: ReservationId;
  readonly account: string;
  readonly amount: Centavos;
}

export interface TicketsGivenBack {
  readonly topic: 'tickets.given_back';
  readonly reservation: ReservationId;
  readonly give_back: TicketRefundId;
}
