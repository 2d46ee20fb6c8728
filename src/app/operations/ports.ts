import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { ManualAction, OperatorAuditEvent } from '#app/operators/ports.ts';
import type { OpenAttempts, PaymentSeen } from '#app/payment/open-attempts.ts';
import type { RefundId, PaymentId } from '#app/payment/ports.ts';
import type { PointsBalances } from '#domain/loyalty/points.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Somebody has yet to pay: in a store, at the counter, or on the page of a bank or a provider. */
export interface WaitingPayment extends PaymentSeen {
  readonly waitsFor: 'store' | 'counter' | 'page';
  /** What is shown at the till. */
  readonly reference: string | undefined;
  /** When it ends by itself; undefined on a page, where that is soon. */
  readonly until: Instant | undefined;
}

export interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Money that is to go back. */
export interface WaitingRefund extends PaymentSeen {
  readonly refund: RefundId;
  /** `late`: its seats were gone; `surplus`: the reservation was paid already; or why travellers took it back. */
  readonly reason: 'late' | 'surplus' | 'cancelled' | 'delay' | 'service';
  /** `due` is tried by itself; `by_hand` waits for people. */
  readonly state: 'due' | 'by_hand';
  readonly tries: number;
  readonly nextTry: Instant;
  readonly buyer: Buyer;
}

/** What the books say of one payment: money taken in and given back, and when each was booked. */
export interface BookedPayment {
  readonly payment: PaymentId;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly ref: string | undefined;
  readonly captured: Booked | undefined;
  /** `byHand`: people gave it back, so its provider has it still. */
  readonly refunded: (Booked & { readonly byHand: boolean }) | undefined;
}

export interface Booked {
  readonly amount: Centavos;
  readonly at: Instant;
}

/** From a moment until before another. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The books, as people look at them who have to answer for the money. */
export interface MoneyRepository extends OpenAttempts {
  /** Oldest first. */
  waiting(): Promise<readonly WaitingPayment[]>;
  /** Oldest first. */
  refundsWaiting(): Promise<readonly WaitingRefund[]>;
  /** A reservation's order to be paid at the counter that waits still. */
  counterOrder(code: ReservationCode): Promise<WaitingPayment | undefined>;
  /** Lets the provider be asked again, and at once. */
  retryRefund(refund: RefundId): Promise<void>;
  /** Payments with money booked in or out within the span. */
  bookedWithin(span: Span): Promise<readonly BookedPayment[]>;
  /** What is booked of these, whenever it was; those never heard of are not in the answer. */
  bookedOf(payments: readonly PaymentId[]): Promise<readonly BookedPayment[]>;
  /** Points that travellers had at a moment: one is a peso the house owes. */
  pointsAt(at: Instant): Promise<PointsBalances>;
  /** Attempts begun within the span that took no money as far as we know. */
  unpaidWithin(span: Span): Promise<readonly BookedPayment[]>;
}

/** What somebody did to a payment. */
export interface PaymentAuditEvent extends ManualAction {
  readonly action: 'refund.by_hand' | 'refund.retry';
  readonly payment: PaymentId;
}

/**
 * What somebody did to an account that reservations are paid from: a traveller's, by its card, or an agency's, by its
 * name.
 */
export interface AccountAuditEvent extends ManualAction {
  readonly action:
    | 'traveller.opened'
    | 'traveller.withdrawn'
    | 'points.given'
    | 'agency.opened'
    | 'agency.limited'
    | 'agency.paid'
    /** A program that may take tokens; the account is its name. */
    | 'client.added'
    | 'client.disabled'
    /** Everybody else's invoice; the account is its month. */
    | 'invoice.month';
  readonly account: string;
}

/** What an operator did to a reservation, on behalf of its traveller. */
export interface ReservationAuditEvent extends ManualAction {
  readonly action: 'reservation.opened' | 'tickets.resent';
  readonly reservation: ReservationId;
}

/** What somebody did to a tax document. */
export interface InvoiceAuditEvent extends ManualAction {
  readonly action: 'invoice.cancelled' | 'invoice.replayed';
  readonly invoice: InvoiceId;
}

/** What somebody did by hand. */
export type AuditEvent =
  | PaymentAuditEvent
  | AccountAuditEvent
  | ReservationAuditEvent
  | OperatorAuditEvent
  | InvoiceAuditEvent;

/** Written before the action is done: a crash in between leaves the intention, and the action may be repeated. */
export interface AuditLog {
  write(event: AuditEvent): Promise<void>;
}
