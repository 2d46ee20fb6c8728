import type { CardType } from '#domain/payment/card-type.ts';
import type { PricedOffer } from '#app/orders/fulfilment.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import type { PaymentMethod, WalletMethod } from '#domain/payment/method.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import type { Id, OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type PaymentId = Id<'payment'>;

/**
 * How an attempt is paid. The token of a card or a wallet is created on the traveller's device, used once and never
 * stored.
 */
export type Means =
  | { readonly kind: 'card'; readonly token: string; readonly deviceSession: string | undefined }
  /** In cash, in a store, with a reference that can be paid until then. */
  | { readonly kind: 'store'; readonly payBy: Instant }
  /** On the provider's own page; `cancelUrl` is where it sends travellers who cancel. */
  | { readonly kind: 'redirect'; readonly cancelUrl: string }
  | { readonly kind: 'wallet'; readonly wallet: WalletMethod; readonly token: string };

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A request to a provider. Only what the answer repeats is stored. */
export interface ChargeRequest {
  /** Idempotency key: the provider refuses a second charge with it, so a retry can never take money twice. */
  readonly id: PaymentId;
  readonly amount: Centavos;
  readonly means: Means;
  readonly description: string;
  readonly customer: Customer;
  /** Where the provider or the bank returns the traveller to. */
  readonly returnUrl: string;
  readonly lang: 'es' | 'en';
}

export interface Charged {
  readonly kind: 'charged';
  readonly ref: string;
  readonly amount: Centavos;
  readonly cardType: CardType | undefined;
  readonly last4: string | undefined;
}

export interface Declined {
  readonly kind: 'declined';
  /** Absent when the provider refused before creating a charge. */
  readonly ref: string | undefined;
  readonly fault: ErrorCode;
}

/** The bank or the provider needs the traveller on its page first. */
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

/** No answer, or an unintelligible one: the money may or may not have been taken. */
export interface Unknown {
  readonly kind: 'unknown';
}

/** The provider answered that it has no record of the attempt. */
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
  /** Its id in an earlier answer. */
  readonly ref: string | undefined;
  /** An order approved by the traveller may be captured now; otherwise it is only read. */
  readonly mayTake: boolean;
}

export interface RefundRequest {
  readonly id: PaymentId;
  readonly ref: string;
  readonly amount: Centavos;
  /** Idempotency key: the same key never pays twice. */
  readonly key: string;
  readonly description: string;
}

export type RefundAnswer = { readonly kind: 'refunded' } | { readonly kind: 'refused' } | Unknown;

/** A provider account that takes money. Never throws on provider or network errors. */
export interface PaymentProvider {
  /** The provider's name as stored with payments. */
  readonly provider: string;
  /** It takes no new payments; existing ones are still completed. */
  readonly isClosed?: boolean;
  charge(request: ChargeRequest): Promise<Charged | Declined | Redirect | IssuedReference | Unknown>;
  /** The provider's current state of an attempt. */
  find(asked: PaymentQuery): Promise<Charged | Declined | Redirect | IssuedReference | Unknown | Absent>;
  /** The attempt a charge belongs to. */
  attemptOf(ref: string): Promise<ChargeOwner>;
  /** Absent when the provider cannot refund, as for stores: people do. */
  refund?(request: RefundRequest): Promise<RefundAnswer>;
  /** The charges it took on some days; undefined without an answer. Absent: payments are queried one by one. */
  taken?(days: DateRange): Promise<readonly TakenCharge[] | undefined>;
}

/** Calendar days of the carrier, both inclusive. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Money a provider reports to have or have had. */
export interface TakenCharge {
  /** Undefined when the charge is not one of ours. */
  readonly payment: PaymentId | undefined;
  readonly ref: string;
  readonly amount: Centavos;
  readonly at: Instant;
  readonly refunded: Centavos;
  readonly refundedAt: Instant | undefined;
  /** `refunded` is the last of perhaps several refunds: the provider does not list earlier ones. */
  readonly isLastRefund?: boolean;
}

/** A stored attempt. */
export interface PaymentAttempt {
  readonly id: PaymentId;
  readonly order: OrderId;
  readonly method: PaymentMethod;
  readonly provider: string;
  /** The idempotency key of its request: a repeated request gets the same answer. */
  readonly key: string;
  readonly requestHash: string;
  readonly amount: Centavos;
  readonly state: AttemptState;
  readonly fault: ErrorCode | undefined;
  readonly redirectUrl: string | undefined;
  /** The provider's id for it, once known. */
  readonly ref: string | undefined;
  readonly voucher: StoreReference | undefined;
  /** Somebody with a payment link paid, perhaps not the owner of the order. */
  readonly isByLink: boolean;
  /** Milliseconds since it began, by the database's clock. */
  readonly age: number;
  /** Milliseconds since its reference's payment deadline, by the same clock; negative before it. */
  readonly overdue: number | undefined;
}

/** What is about to be done, written before any provider is called. */
export interface PaymentIntent {
  readonly id: PaymentId;
  readonly stored: StoredOrder;
  /** Its items, at the agreed price. */
  readonly offers: readonly PricedOffer[];
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly key: string;
  readonly requestHash: string;
  readonly amount: Centavos;
  /** Somebody with a payment link pays. */
  readonly isByLink: boolean;
}

/** To be paid at the counter: what it holds is kept until then. */
export interface CounterOrder extends PaymentIntent {
  readonly heldUntil: Instant;
  /** Reads the answer to the buyer as it will be once all is committed: sent with the last writes. */
  readonly readBack?: ((tx: Transaction) => Promise<unknown>) | undefined;
}

export type Begun =
  | { readonly kind: 'begun' }
  /** This key was used before. */
  | { readonly kind: 'repeated'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** The order changed since it was read. */
  | { readonly kind: 'changed' };

/** What was learned of an attempt. `amount` of a capture is what the provider reports to have taken. */
export type PaymentUpdate = Charged | Declined | Redirect | IssuedReference | Unknown | { readonly kind: 'lapsed' };

/** Operations on payments, each in one durable transaction, including what it locks, sells and books. */
export interface Payments extends Attempts {
  /** With a provider: what the order holds is pinned until the outcome is known. */
  begin(intent: PaymentIntent): Promise<Begun>;
  /** The same for an order at the counter: unpaid documents, and what it holds kept until then. */
  order(order: CounterOrder): Promise<Begun>;
  /** The same when there is nothing to pay: sold immediately. */
  sellFree(intent: PaymentIntent): Promise<Begun>;
  /**
   * The same when the buyer pays from an account in our ledger: sold immediately, or refused for an insufficient
   * balance.
   */
  sellOnAccount(intent: PaymentIntent, account: BuyersAccount): Promise<Begun>;
  /** The only place where an attempt's outcome is applied; idempotent, and safe when late or out of order. */
  settle(id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt>;
  /** The same as part of another transaction. */
  settleWithin(tx: Transaction, id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt>;
  /** Leases refunds that are due: no other machine gets them meanwhile. */
  dueRefunds(limit: number): Promise<readonly DueRefund[]>;
  /** The outcome of a refund; idempotent: a refund is paid once. */
  settleRefund(id: RefundId, update: RefundUpdate): Promise<void>;
  /** The same as part of another transaction. */
  settleRefundWithin(tx: Transaction, id: RefundId, update: RefundUpdate): Promise<void>;
}

/** Queries for attempts. */
export interface Attempts {
  /** Of the order with this code, whosever it is. */
  byKey(code: OrderCode, key: string): Promise<PaymentAttempt | undefined>;
  byId(id: PaymentId): Promise<PaymentAttempt | undefined>;
  /** The newest attempt of an order. */
  latest(order: OrderId): Promise<PaymentAttempt | undefined>;
  /** Attempts with a provider and without an outcome that were not queried for a while; oldest first. */
  unsettled(quiet: QuietPeriods, limit: number): Promise<readonly PaymentAttempt[]>;
}

/** How many milliseconds an attempt is not queried again. */
export interface QuietPeriods {
  readonly attempts: number;
  /** References that can still be paid: the provider notifies us, so we rarely query. */
  readonly storeReferences: number;
  /** Ended references, in case the webhook of a late payment was lost. */
  readonly ended: number;
  /** Anything else that was abandoned: it may be paid late as well. */
  readonly givenUp: number;
}

export type RefundId = Id<'refund'>;

/** Money to be refunded. */
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
  /** The provider cannot or will not refund it: people do. */
  | { readonly kind: 'by_hand' }
  /** No clear answer: the same request is repeated later. */
  | { readonly kind: 'again' };

/** Provider webhooks, each processed once. */
export interface WebhookInbox {
  /** False when this webhook was processed before. */
  receive(notice: { readonly provider: string; readonly key: string; readonly ref: string }): Promise<boolean>;
  done(notice: { readonly provider: string; readonly key: string }): Promise<void>;
}
