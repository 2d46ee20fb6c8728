import type { PricedOffer } from '#app/orders/fulfilment.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import type { PaymentMethod, WalletMethod } from '#domain/payment/method.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type PaymentId = Id<'payment'>;

/**
 * How an attempt is paid. What stands for a card or a wallet is made on the traveller's device, used once and never
 * kept.
 */
export type Means =
  | { readonly kind: 'card'; readonly token: string; readonly deviceSession: string | undefined }
  /** In cash, in a store, against a reference that can be paid until then. */
  | { readonly kind: 'store'; readonly payBy: Instant }
  /** On the provider's own page; `cancelUrl` is where it sends those who change their mind. */
  | { readonly kind: 'redirect'; readonly cancelUrl: string }
  | { readonly kind: 'wallet'; readonly wallet: WalletMethod; readonly token: string };

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** What is asked of a provider. Nothing of it is kept but what the answer repeats. */
export interface ChargeRequest {
  /** The provider refuses a second charge under it: a retry can never take money twice. */
  readonly id: PaymentId;
  readonly amount: Centavos;
  readonly means: Means;
  readonly description: string;
  readonly customer: Customer;
  /** Where the provider or the bank sends the traveller back to. */
  readonly returnUrl: string;
  readonly lang: 'es' | 'en';
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

/** The bank, or the provider, wants to see the traveller first. */
export interface Redirect {
  readonly kind: 'redirect';
  readonly ref: string;
  readonly url: string;
}

/** A reference to be paid in a store. */
export interface IssuedReference extends StoreReference {
  readonly kind: 'voucher';
  readonly ref: string;
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

export interface PaymentQuery {
  readonly id: PaymentId;
  /** What an earlier answer called it. */
  readonly ref: string | undefined;
  /** An order the traveller has agreed to may be captured now; else it is only looked at. */
  readonly mayTake: boolean;
}

export interface RefundRequest {
  readonly id: PaymentId;
  readonly ref: string;
  readonly amount: Centavos;
  /** The same key never pays twice. */
  readonly key: string;
  readonly description: string;
}

export type RefundAnswer = { readonly kind: 'refunded' } | { readonly kind: 'refused' } | Unknown;

/** An account with a provider that takes money. Never throws for what a provider or a network may do. */
export interface PaymentProvider {
  /** As payments are filed under. */
  readonly provider: string;
  /** It takes nothing new; what was begun with it is followed to its end. */
  readonly isClosed?: boolean;
  charge(request: ChargeRequest): Promise<Charged | Declined | Redirect | IssuedReference | Unknown>;
  /** The provider's truth about an attempt. */
  find(asked: PaymentQuery): Promise<Charged | Declined | Redirect | IssuedReference | Unknown | Absent>;
  /** Whose charge this is. */
  attemptOf(ref: string): Promise<ChargeOwner>;
  /** Absent where the provider cannot give money back by itself, as in stores: people do. */
  refund?(request: RefundRequest): Promise<RefundAnswer>;
  /**
   * What it took of the charges made on some days; undefined without an answer. Absent: it is asked for each payment.
   */
  taken?(days: DateRange): Promise<readonly TakenCharge[] | undefined>;
}

/** Calendar days of the carrier, both included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Money a provider says it has or had. */
export interface TakenCharge {
  /** Undefined where the charge is not one of ours. */
  readonly payment: PaymentId | undefined;
  readonly ref: string;
  readonly amount: Centavos;
  readonly at: Instant;
  readonly refunded: Centavos;
  readonly refundedAt: Instant | undefined;
}

/** An attempt as it is kept. */
export interface PaymentAttempt {
  readonly id: PaymentId;
  readonly order: OrderId;
  readonly method: PaymentMethod;
  readonly provider: string;
  /** Under which it was asked for: asked again, it answers the same. */
  readonly key: string;
  readonly requestHash: string;
  readonly amount: Centavos;
  readonly state: AttemptState;
  readonly fault: ErrorCode | undefined;
  readonly redirectUrl: string | undefined;
  /** The provider's name for it, once it gave one. */
  readonly ref: string | undefined;
  readonly voucher: StoreReference | undefined;
  /** Milliseconds since it was begun, by the clock of the database. */
  readonly age: number;
  /** Milliseconds since its reference could last be paid, by the same clock; negative before. */
  readonly overdue: number | undefined;
}

/** What is about to be done, written before anybody is called. */
export interface PaymentIntent {
  readonly id: PaymentId;
  readonly stored: StoredOrder;
  /** Its items, at the price that was agreed to. */
  readonly offers: readonly PricedOffer[];
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly key: string;
  readonly requestHash: string;
  readonly amount: Centavos;
}

/** To be paid at the counter: what it holds is kept until then. */
export interface CounterOrder extends PaymentIntent {
  readonly heldUntil: Instant;
}

export type Begun =
  | { readonly kind: 'begun' }
  /** This key was used before. */
  | { readonly kind: 'repeated'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Somebody changed the order since it was read. */
  | { readonly kind: 'changed' };

/** What was learned of an attempt. `amount` of a capture is what the provider says it took. */
export type PaymentUpdate = Charged | Declined | Redirect | IssuedReference | Unknown | { readonly kind: 'lapsed' };

/** What is done with payments, each in one durable transaction: what is locked, sold and booked with it included. */
export interface Payments extends Attempts {
  /** With a provider: what the order holds is pinned until the outcome is known. */
  begin(intent: PaymentIntent): Promise<Begun>;
  /** The same for an order at the counter: unpaid documents, and what it holds kept till then. */
  order(order: CounterOrder): Promise<Begun>;
  /** The same where there is nothing to pay: sold at once. */
  sellFree(intent: PaymentIntent): Promise<Begun>;
  /** The same where the buyer pays from an account in our books: sold at once, or refused for what is not in it. */
  sellOnAccount(intent: PaymentIntent, account: BuyersAccount): Promise<Begun>;
  /** The one place where an attempt's outcome is applied; safe twice, late and out of order. */
  settle(id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt>;
  /** The same as a part of somebody else's transaction. */
  settleWithin(tx: Transaction, id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt>;
  /** Takes refunds that are to be tried now, for a while: no other machine gets them meanwhile. */
  dueRefunds(limit: number): Promise<readonly DueRefund[]>;
  /** The outcome of a refund; a refund is paid once, however often that is heard. */
  settleRefund(id: RefundId, update: RefundUpdate): Promise<void>;
}

/** Where attempts are read. */
export interface Attempts {
  byKey(order: OrderId, key: string): Promise<PaymentAttempt | undefined>;
  byId(id: PaymentId): Promise<PaymentAttempt | undefined>;
  /** The newest attempt of an order. */
  latest(order: OrderId): Promise<PaymentAttempt | undefined>;
  /** Attempts with a provider and without an outcome that nobody asked about for a while; oldest first. */
  unsettled(quiet: QuietPeriods, limit: number): Promise<readonly PaymentAttempt[]>;
}

/** How many milliseconds an attempt is left in peace. */
export interface QuietPeriods {
  readonly attempts: number;
  /** References that can still be paid: the provider tells us, so we seldom ask. */
  readonly storeReferences: number;
  /** References that have ended, for money that came late and of which no word came. */
  readonly ended: number;
  /** Anything else that was given up: its money may come late as well. */
  readonly givenUp: number;
}

export type RefundId = Id<'refund'>;

/** Money that is to go back. */
export interface DueRefund {
  readonly id: RefundId;
  readonly payment: PaymentId;
  readonly order: OrderId;
  readonly code: string;
  readonly provider: string;
  readonly ref: string | undefined;
  readonly amount: Centavos;
}

export type RefundUpdate =
  | { readonly kind: 'paid'; readonly note?: string }
  /** The provider cannot or will not: people give it back. */
  | { readonly kind: 'by_hand' }
  /** No clear answer: the same is asked again later. */
  | { readonly kind: 'again' };

/** Provider notices, each processed once. */
export interface WebhookInbox {
  /** False when this notice was processed before. */
  receive(notice: { readonly provider: string; readonly key: string; readonly ref: string }): Promise<boolean>;
  done(notice: { readonly provider: string; readonly key: string }): Promise<void>;
}
