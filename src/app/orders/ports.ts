import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An order as it was read, with the version needed to write it back without overwriting a concurrent change. */
export interface StoredOrder {
  readonly order: Order;
  readonly version: number;
}

/** Repository of orders. */
export interface Orders {
  /** For the session that created it, or one granted access; undefined for others. */
  find(code: OrderCode, sessionHash: Uint8Array): Promise<StoredOrder | undefined>;
  /** For bearers of a signed link, and for work without a session. */
  byId(id: OrderId): Promise<StoredOrder | undefined>;
}

/** Orders within a transaction. */
export interface OrderStore {
  /**
   * Locks an order, after the one that it changes or adds to: returns its version. In every transaction the payment is
   * locked before this, and what the items hold after this.
   */
  lock(tx: Transaction, id: OrderId): Promise<number | undefined>;
  /** Its current state; existing locks remain. */
  read(tx: Transaction, id: OrderId): Promise<Order>;
  /** Makes a paid order sold, even if its time had run out. */
  settle(tx: Transaction, id: OrderId, next: Pick<Order, 'status' | 'holdUntil'>): Promise<void>;
}

/** An item with its details. Only the rooms of its kind know the shape of `what`. */
export interface StoredItem {
  readonly position: number;
  readonly kind: string;
  readonly what: unknown;
}

/** An order that is complete immediately and ready for payment. */
export interface OrderToBegin {
  readonly id: OrderId;
  readonly code: OrderCode;
  readonly sessionHash: Uint8Array;
  /** Idempotency key: the same request from the same session begins one order. */
  readonly key: string;
  readonly lang: 'es' | 'en';
  readonly contact: Contact;
  readonly total: Centavos;
  readonly items: readonly Pick<StoredItem, 'kind' | 'what'>[];
  /** Until when what it holds is kept; absent: nothing expires. */
  readonly heldUntil?: Instant | undefined;
}

/** Orders other than trips. */
export interface NewOrders {
  /** Returns the code of the order begun with this key, now or earlier. */
  begin(order: OrderToBegin): Promise<OrderCode>;
  /** Grants a session that presented a link full access to an order. */
  letIn(order: OrderId, sessionHash: Uint8Array): Promise<void>;
  items(order: OrderId): Promise<readonly StoredItem[]>;
  /**
   * For the session that began them, or got permanent access by a link: what can be paid, is being paid or waits for
   * cash. Of orders that pay for others only those with two or more that can still be paid, and those being paid. Newest
   * first, and bounded by what one visitor may have.
   */
  unpaid(sessionHash: Uint8Array): Promise<readonly OrderId[]>;
  /** Its payment was or is being refunded in full. */
  isReturned(order: OrderId): Promise<boolean>;
  /** A voucher of it was redeemed. */
  isUsed(order: OrderId): Promise<boolean>;
}

/** An item of a locked order, with its context. */
export interface LockedWhat {
  readonly code: OrderCode;
  readonly what: unknown;
  /** By the database's clock. */
  readonly now: Instant;
}

/** Items within a transaction, by kind: an order has at most one of each. */
export interface ItemStore {
  lock(tx: Transaction, order: OrderId, kind: string): Promise<LockedWhat>;
  write(tx: Transaction, order: OrderId, item: Pick<StoredItem, 'kind' | 'what'>): Promise<void>;
}
