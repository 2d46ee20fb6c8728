import type { Caller } from '#app/caller.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What differs from kind to kind of item. One record of these is made where the site is wired; nobody else asks what kind an item is. */
export interface Fulfilment {
  /** As it was priced last: for a page that says how it can be paid. */
  offer(order: Order): Promise<Offer>;
  /** Priced as of now, for anyone who is about to pay it. */
  price(order: Order, buying: Buying): Promise<PricedOffer>;
  /** Locks what it holds. The order is locked already. */
  lock(tx: Transaction, order: OrderId): Promise<LockedItem>;
}

/** By the kind of item. */
export type Fulfilments = Readonly<Record<string, Fulfilment>>;

export interface Buying {
  readonly caller: Caller;
  readonly now: Instant;
}

/** An amount with its tax in it. */
export interface Price {
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
}

/** An item that can be paid. */
export interface Offer {
  readonly price: Price;
  /** It is paid before each of these moments, or not at all: when its buses leave. */
  readonly before: readonly Instant[];
  /** On whose clock its last moments are said; absent: on the carrier's. */
  readonly zone: Zone | undefined;
  /** Names of methods that this kind is never paid by, whatever else is offered: points by points. Absent: none. */
  readonly neverBy?: readonly string[] | undefined;
  /** Whether it may be kept until somebody pays at a counter or in a store. */
  mayWait(): Promise<boolean>;
  /** Absent where it is not paid at the counter, or no longer. */
  atCounter(now: Instant): CounterTerms | undefined;
}

/** What is ordered to be paid at the counter. */
export interface CounterTerms {
  /** The last moment to pay. */
  readonly payBy: Instant;
  /** Until when it is kept. */
  readonly heldUntil: Instant;
  /** The contact has to be confirmed first. */
  readonly confirmsContact: boolean;
}

/** An item at the price of this moment. */
export interface PricedOffer extends Offer {
  /** Keeps the price, for a page that is to show it, unless the order changed meanwhile. */
  save(): Promise<void>;
  /** Locks what it holds, to be sold at this price. */
  lock(tx: Transaction): Promise<LockedItem>;
}

/** What an item holds of what there is, locked until the end of the transaction. */
export interface LockedItem {
  readonly price: Price;
  /** Why its payment cannot begin. */
  refusal(): Promise<ErrorCode | undefined>;
  /** Keeps the price it was offered at. False where the order changed since it was read. */
  savePrice(): Promise<boolean>;
  /** A payment begins: from here on no clock ends it, only the outcome. `forCash`: it may take hours. */
  pin(how: { readonly forCash: boolean }): Promise<ErrorCode | undefined>;
  /** Ordered, to be paid at the counter; kept until then. */
  orderAtCounter(until: Instant): Promise<ErrorCode | undefined>;
  /** To be paid in a store; kept until then. */
  keep(until: Instant): Promise<void>;
  /**
   * Money came, maybe late: whether it can still be sold, what was lost being taken again if need be. `isPinned`: the payment
   * had not ended.
   */
  retake(payment: { readonly isPinned: boolean }): Promise<boolean>;
  /** Sold: documents and entitlements are written, and who bought it is written to. Answers its lines of an invoice. */
  sell(payment: Id<'payment'>): Promise<readonly SoldLine[]>;
  /** No money: kept a little longer, for another try. Answers until when; undefined where nothing is kept. */
  release(ended: EndedPayment): Promise<Instant | undefined>;
}

export interface EndedPayment {
  /** It was to be paid in cash somewhere, for which things are kept for hours. */
  readonly waitedForCash: boolean;
  /** Unpaid documents were handed out. */
  readonly wasOrdered: boolean;
}
