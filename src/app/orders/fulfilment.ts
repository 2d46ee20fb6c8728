import type { Caller } from '#app/caller.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { TillTerms } from '#domain/orders/till-terms.ts';
import type { Id, OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/**
 * What differs between item kinds. The site's wiring creates one record of these; no other code branches on the kind of
 * an item.
 */
export interface Fulfilment {
  /** At its last price: for a page that shows how it can be paid. */
  offer(order: Order): Promise<Offer>;
  /**
   * Begins to read what `price` requires, together with the order of this code itself. Absent: it is read when the
   * order is known.
   */
  readAhead?(code: OrderCode, caller: Caller): PriceAhead;
  /** At the current price, for a payment about to begin. */
  price(order: Order, buying: Buying): Promise<PricedOffer>;
  /** Locks what it holds. The order is already locked. */
  lock(tx: Transaction, order: OrderId): Promise<LockedItem>;
}

/** The same as `price`, of an order that was read meanwhile. */
export type PriceAhead = (stored: StoredOrder, buying: Buying) => Promise<PricedOffer>;

/** By item kind. */
export type Fulfilments = Readonly<Record<string, Fulfilment>>;

export interface Buying {
  readonly caller: Caller;
  readonly now: Instant;
}

/** An amount, with the tax it includes. */
export interface Price {
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
}

/** An item that can be paid. */
export interface Offer {
  readonly price: Price;
  /** Payment deadlines: when its buses leave. */
  readonly before: readonly Instant[];
  /** The time zone in which its deadlines are displayed; absent: the carrier's. */
  readonly zone: Zone | undefined;
  /** Payment methods this kind never accepts, whatever else is offered, such as points for points. Absent: none. */
  readonly neverBy?: readonly string[] | undefined;
  /** The order that must be sold before it, or together with it. Absent: none. */
  readonly needs?: OrderId | undefined;
  /** Why it cannot be paid, whatever its deadlines say: it was cancelled. Absent: it can. */
  readonly withdrawn?: ErrorCode | undefined;
  /** Whether it may be kept until it is paid at a counter or in a store. */
  mayWait(): Promise<boolean>;
  /**
   * Why it is not kept for a store while the contact of its order is not confirmed; undefined: it may be. Absent: it
   * always may.
   */
  readonly unconfirmedForStore?: ((now: Instant) => ErrorCode | undefined) | undefined;
  /** Undefined when it cannot be paid at the counter, or no longer. */
  atCounter(now: Instant): CounterTerms | undefined;
}

/** Terms of an order to be paid at the counter. */
export interface CounterTerms {
  /** The last moment to pay. */
  readonly payBy: Instant;
  /** Until when it is kept. */
  readonly heldUntil: Instant;
  /** The contact must be confirmed first. */
  readonly confirmsContact: boolean;
}

/** An item at its current price. */
export interface PricedOffer extends Offer {
  /** Stores the price, for a page that is about to show it, unless the order changed meanwhile. */
  save(): Promise<void>;
  /** Locks what it holds, to be sold at this price. May read together with it what `how` will ask. */
  lock(tx: Transaction, how: Beginning): Promise<LockedItem>;
}

/** How a payment is about to begin. */
export interface Beginning {
  /** In cash, which may take hours. */
  readonly forCash: boolean;
  readonly atCounter: boolean;
}

/** An item with what it holds, locked until the end of the transaction. */
export interface LockedItem {
  readonly price: Price;
  /** The order that must be sold before it, or together with it. Absent: none. */
  readonly needs?: OrderId | undefined;
  /** Why its payment cannot begin. */
  refusal(): Promise<ErrorCode | undefined>;
  /** Stores the offered price. False when the order changed since it was read. */
  savePrice(): Promise<boolean>;
  /** A payment begins: from here on only its outcome ends it, not time. `forCash`: it may take hours. */
  pin(how: BegunPayment): Promise<ErrorCode | undefined>;
  /**
   * Why it cannot be ordered, to be paid at the counter and kept until then; otherwise what orders it, which sends all
   * it writes at once and may no longer refuse.
   */
  orderAtCounter(until: Instant): Promise<ErrorCode | (() => Promise<unknown>)>;
  /**
   * Until when a counter takes money for it while its order waits there. Absent: it is never paid at a counter.
   */
  atTill?(): Promise<TillTerms>;
  /**
   * To be paid in a store; kept until then. When what it buys was cancelled while the store was asked, returns what ends
   * its order and tells its buyer not to pay; undefined otherwise.
   */
  keep(until: Instant): Promise<(() => Promise<void>) | undefined>;
  /**
   * The payment arrived, perhaps late: whether it can still be sold; what was lost is taken again if necessary.
   * `isPinned`: the payment had not ended.
   */
  retake(payment: { readonly isPinned: boolean }): Promise<boolean>;
  /**
   * Completes the sale: writes documents and entitlements, and enqueues the message to the buyer. Returns its invoice
   * lines.
   */
  sell(payment: Id<'payment'>): Promise<readonly SoldLine[]>;
  /** Its buyer returns it; it is sold. Absent: it is not returned as a whole by its buyer. */
  returning?(): Promise<ReturnedItem>;
  /** Not paid: kept a little longer, for another try. Returns until when; undefined when nothing is kept. */
  release(ended: EndedPayment): Promise<Instant | undefined>;
}

/** Names what goes back of a sale, in the books and to the refund. */
export type ReturnId = Id<'give-back-part'>;

/** A sold item that its buyer returns, locked. */
export interface ReturnedItem {
  readonly terms: ReturnTerms;
  /** Takes back what was handed out, where its terms are open. Its sale and its money are taken back by the payment. */
  takeBack(back: ReturnId): Promise<void>;
}

export interface BegunPayment {
  readonly payment: Id<'payment'>;
  readonly method: string;
  readonly forCash: boolean;
}

export interface EndedPayment {
  readonly payment: Id<'payment'>;
  /** It was to be paid in cash, for which things are kept for hours. */
  readonly waitedForCash: boolean;
  /** Unpaid documents were issued. */
  readonly wasOrdered: boolean;
}
