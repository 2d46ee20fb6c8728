import type { StoredReservation } from '#app/booking/ports.ts';
import type { Reservation, ReservationId } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type PaymentId = Id<'payment'>;

/** What is asked of the card provider. Nothing of it is kept but what the answer repeats. */
export interface ChargeRequest {
  /** The provider refuses a second charge under it: a retry can never take money twice. */
  readonly id: PaymentId;
  readonly amount: Centavos;
  /** Stands for the card; made by the provider in the traveller's browser, used once. */
  readonly token: string;
  readonly deviceSession: string | undefined;
  readonly description: string;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  /** Where the bank sends the traveller back to. */
  readonly returnUrl: string;
}

export interface Charged {
  readonly kind: 'charged';
  readonly ref: string;
  readonly amount: Centavos;
  readonly cardType: 'debit' | 'credit' | undefined;
  readonly last4: string | undefined;
}

export interface Declined {
  readonly kind: 'declined';
  /** Absent when the provider refused before it made a charge of it. */
  readonly ref: string | undefined;
  readonly fault: ErrorCode;
}

/** The bank wants to see the traveller first. */
export interface Redirect {
  readonly kind: 'redirect';
  readonly ref: string;
  readonly url: string;
}

/** No answer, or one nobody understands: the money may or may not have been taken. */
export interface Unknown {
  readonly kind: 'unknown';
}

/** The provider answered, and has never heard of the attempt. */
export interface Absent {
  readonly kind: 'absent';
}

export type ChargeOwner =
  | { readonly kind: 'ours'; readonly id: PaymentId }
  /** No charge, or not one of ours. */
  | { readonly kind: 'foreign' }
  | Unknown;

/** Takes money from cards. Never throws for what a provider or a network may do. */
export interface CardGateway {
  /** As payments are filed under. */
  readonly provider: string;
  charge(request: ChargeRequest): Promise<Charged | Declined | Redirect | Unknown>;
  /** The provider's truth about an attempt. */
  find(id: PaymentId): Promise<Charged | Declined | Redirect | Unknown | Absent>;
  /** Whose charge this is. */
  attemptOf(ref: string): Promise<ChargeOwner>;
}

/** An attempt as it is kept. */
export interface PaymentAttempt {
  readonly id: PaymentId;
  readonly reservation: ReservationId;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly requestHash: string;
  readonly amount: Centavos;
  readonly state: AttemptState;
  readonly fault: ErrorCode | undefined;
  readonly redirectUrl: string | undefined;
  /** Milliseconds since it was begun, by the clock of the database. */
  readonly age: number;
}

/** What is about to be done, written before anybody is called. */
export interface PaymentIntent {
  readonly id: PaymentId;
  readonly stored: StoredReservation;
  /** The reservation with what the payment is for: its method and the price that was agreed. */
  readonly next: Reservation;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly key: string;
  readonly requestHash: string;
  readonly amount: Centavos;
}

/** An order to be paid at the counter: seats are kept until the moment of release. */
export interface CounterOrder extends PaymentIntent {
  readonly heldUntil: Instant;
}

export type Begun =
  | { readonly kind: 'begun' }
  /** This key was used before. */
  | { readonly kind: 'repeated'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Somebody changed the reservation since it was read. */
  | { readonly kind: 'changed' };

/** What was learned of an attempt. `amount` of a capture is what the provider says it took. */
export type AttemptNews = Charged | Declined | Redirect | Unknown | { readonly kind: 'lapsed' };

/** Where payments are kept, together with what they decide: seats, tickets, books and what follows a sale. */
export interface Payments {
  /** Pins the seats of the reservation and writes the attempt, in one durable transaction. */
  begin(intent: PaymentIntent): Promise<Begun>;
  /** The same for an order at the counter: unpaid tickets, and the seats held till then. */
  order(order: CounterOrder): Promise<Begun>;
  /** The same where there is nothing to pay: sold at once. */
  sellFree(intent: PaymentIntent): Promise<Begun>;
  /** The one place where an attempt's outcome is applied; safe twice, late and out of order. */
  settle(id: PaymentId, news: AttemptNews): Promise<PaymentAttempt>;
  byKey(reservation: ReservationId, key: string): Promise<PaymentAttempt | undefined>;
  byId(id: PaymentId): Promise<PaymentAttempt | undefined>;
  /** The newest attempt of a reservation. */
  latest(reservation: ReservationId): Promise<PaymentAttempt | undefined>;
  /** Card attempts without an outcome, not touched for so many milliseconds; oldest first. */
  unsettled(quietFor: number, limit: number): Promise<readonly PaymentAttempt[]>;
}

/** Provider notices, each processed once. */
export interface NoticeInbox {
  /** False when this notice was processed before. */
  receive(notice: { readonly provider: string; readonly key: string; readonly ref: string }): Promise<boolean>;
  done(notice: { readonly provider: string; readonly key: string }): Promise<void>;
}
