import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An order as it was read, with what is needed to write it back only if nobody else wrote meanwhile. */
export interface StoredOrder {
  readonly order: Order;
  readonly version: number;
}

/** Where orders are found. */
export interface Orders {
  /** For the session that made it, or one that was let in; for others there is none. */
  find(code: OrderCode, sessionHash: Uint8Array): Promise<StoredOrder | undefined>;
  /** For who shows a signed link, and for work that belongs to no session. */
  byId(id: OrderId): Promise<StoredOrder | undefined>;
}

/** Orders within a transaction. */
export interface OrderStore {
  /**
   * Locks an order, and before it the one that it changes or adds to: answers its version. In every transaction this comes before
   * what its items hold, and its payment before this.
   */
  lock(tx: Transaction, id: OrderId): Promise<number | undefined>;
  /** As it is now; what is locked stays so. */
  read(tx: Transaction, id: OrderId): Promise<Order>;
  /** What was paid for is alive, even if its time had run out. */
  settle(tx: Transaction, id: OrderId, next: Pick<Order, 'status' | 'holdUntil'>): Promise<void>;
}

/** An item with what was chosen of it. Only the rooms of its kind know the shape of `what`. */
export interface StoredItem {
  readonly position: number;
  readonly kind: string;
  readonly what: unknown;
}

/** An order that is complete at once, and to be paid. */
export interface OrderToBegin {
  readonly id: OrderId;
  readonly code: OrderCode;
  readonly sessionHash: Uint8Array;
  /** The same from the same session begins one order. */
  readonly key: string;
  readonly lang: 'es' | 'en';
  readonly contact: Contact;
  readonly total: Centavos;
  readonly items: readonly Pick<StoredItem, 'kind' | 'what'>[];
}

/** Orders of something else than a trip. */
export interface NewOrders {
  /** Answers the code of the order that the key began, now or before. */
  begin(order: OrderToBegin): Promise<OrderCode>;
  /** Lets a session that showed a link see all of an order. */
  letIn(order: OrderId, sessionHash: Uint8Array): Promise<void>;
  items(order: OrderId): Promise<readonly StoredItem[]>;
  /** What was paid for it goes back, all of it, or is back. */
  isReturned(order: OrderId): Promise<boolean>;
}

/** An item of a locked order, with what is known besides. */
export interface LockedWhat {
  readonly code: OrderCode;
  readonly what: unknown;
  /** By the clock of the database. */
  readonly now: Instant;
}

/** Items within a transaction, by their kind: an order has one of each at most. */
export interface ItemStore {
  lock(tx: Transaction, order: OrderId, kind: string): Promise<LockedWhat>;
  write(tx: Transaction, order: OrderId, item: Pick<StoredItem, 'kind' | 'what'>): Promise<void>;
}
