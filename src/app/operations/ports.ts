import type { CardType } from '#domain/payment/card-type.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { DoneBy, ManualAction, OperatorAuditEvent } from '#app/operators/ports.ts';
import type { OrderStore } from '#app/orders/ports.ts';
import type { OpenAttempts, PaymentSeen } from '#app/payment/open-attempts.ts';
import type { RefundId, PaymentId } from '#app/payment/ports.ts';
import type { RefundStore } from '#app/payment/stores.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { Fault } from '#domain/errors.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { ShareReason } from '#domain/payment/share-reason.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

/** A pending payment: in a store, at the counter, or on the page of a bank or a provider. */
export interface WaitingPayment extends PaymentSeen {
  readonly waitsFor: 'store' | 'counter' | 'page';
  /** Shown at the till. */
  readonly reference: string | undefined;
  /** When it expires; undefined on a page, where that is soon. */
  readonly until: Instant | undefined;
}

export interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** A pending refund; `amount` is what goes back, perhaps a part of its payment. */
export interface WaitingRefund extends PaymentSeen {
  readonly refund: RefundId;
  /**
   * `late`: its seats were gone; `surplus`: the reservation was already paid; otherwise the reason of the ticket
   * refund.
   */
  readonly reason: 'late' | 'surplus' | ShareReason;
  /** `due` is tried automatically; `by_hand` waits for people. */
  readonly state: 'due' | 'by_hand';
  readonly tries: number;
  readonly nextTry: Instant;
  /** The owner of the order. */
  readonly buyer: Buyer;
  /** Somebody else paid it with a payment link, and the money is theirs. */
  readonly isByLink: boolean;
  /** The order that was paid, the trip it was added to, and the order in a basket that gave it back. */
  readonly concerns: readonly ReservationCode[];
}

/** The ledger entries of one payment: money captured and refunded, and when each was booked. */
export interface BookedPayment {
  readonly payment: PaymentId;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** Of the card that was charged, where it is known. */
  readonly cardType: CardType | undefined;
  readonly ref: string | undefined;
  readonly captured: Booked | undefined;
  /** Oldest first; each of a part of it, or one of all. */
  readonly refunds: readonly BookedRefund[];
}

export interface BookedRefund extends Booked {
  /** Refunded by people, so the provider still has the money. */
  readonly byHand: boolean;
}

export interface Booked {
  readonly amount: Centavos;
  readonly at: Instant;
}

/** The sum over buyers' accounts of one kind. */
export interface BuyersBalance {
  /** Like `points:win` or `credit`. */
  readonly accounts: string;
  /** Centavos, or hundredths of points: the carrier owes one peso per point. Negative: buyers owe the carrier. */
  readonly amount: number;
}

/** From a moment (inclusive) to another (exclusive). */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The ledger, as queried by the staff responsible for the money. */
export interface MoneyRepository extends OpenAttempts {
  /** Oldest first. */
  waiting(): Promise<readonly WaitingPayment[]>;
  /** Oldest first. */
  refundsWaiting(): Promise<readonly WaitingRefund[]>;
  /** The reservation's pending order to be paid at the counter. */
  counterOrder(code: ReservationCode): Promise<WaitingPayment | undefined>;
  /** Makes the refund due immediately, so that the provider is called again. */
  retryRefund(refund: RefundId): Promise<void>;
  /** Payments with captures or refunds booked in the span. */
  bookedWithin(span: Span): Promise<readonly BookedPayment[]>;
  /** The bookings of these payments at any time; unknown payments are left out. */
  bookedOf(payments: readonly PaymentId[]): Promise<readonly BookedPayment[]>;
  /** What was on buyers' accounts at a moment, by kind of account. */
  balancesAt(at: Instant): Promise<readonly BuyersBalance[]>;
  /** Attempts begun in the span without a booked capture. */
  unpaidWithin(span: Span): Promise<readonly BookedPayment[]>;
}

/** An action on a refund of a payment. */
export interface PaymentAuditEvent extends ManualAction {
  readonly action: 'refund.by_hand' | 'refund.retry';
  readonly payment: PaymentId;
  /** Of the refund. */
  readonly amount: Centavos;
}

/** What recording a refund that people paid reads and writes, within one transaction. */
export interface ManualRefundStores {
  readonly inTransaction: InTransaction;
  readonly refunds: Pick<RefundStore, 'lock'>;
  readonly orders: Pick<OrderStore, 'read'>;
  /** The stored result for the same key; the refund is locked, so the first request has committed. */
  storedOutcome<T>(tx: Transaction, by: DoneBy): Promise<Result<T, Fault> | undefined>;
  /** Writes to the audit log. */
  record(tx: Transaction, event: PaymentAuditEvent): Promise<void>;
}

/** An action on an account that reservations are paid from: a traveller's, by its card, or an agency's, by its name. */
export interface AccountAuditEvent extends ManualAction {
  readonly action:
    | 'traveller.opened'
    | 'traveller.withdrawn'
    | 'points.given'
    | 'agency.opened'
    | 'agency.rekeyed'
    | 'agency.limited'
    | 'agency.paid'
    /** A client that may take tokens; the account is its name. */
    | 'client.added'
    | 'client.disabled'
    /** The global invoice; the account is its month. */
    | 'invoice.month';
  readonly account: string;
}

/** An operator's action on a reservation, on behalf of its traveller. */
export interface ReservationAuditEvent extends ManualAction {
  readonly action: 'reservation.opened' | 'tickets.resent';
  readonly reservation: ReservationId;
}

/** An action on a tax document. */
export interface InvoiceAuditEvent extends ManualAction {
  readonly action: 'invoice.cancelled' | 'invoice.replayed';
  readonly invoice: InvoiceId;
}

/** A manual action. */
export type AuditEvent =
  | PaymentAuditEvent
  | AccountAuditEvent
  | ReservationAuditEvent
  | OperatorAuditEvent
  | InvoiceAuditEvent;

/**
 * Written before the action is done: after a crash in between, the intention is recorded and the action may be
 * repeated. An action that has a key is written in the transaction that does it instead.
 */
export interface AuditLog {
  write(event: AuditEvent): Promise<void>;
}
