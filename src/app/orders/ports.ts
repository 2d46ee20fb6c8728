import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';

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
