import type { StoredItem } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Bilingual } from '#domain/basket/basket.ts';
import type { Occasion } from '#domain/basket/close-times.ts';
import type { Seller } from '#domain/orders/seller.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Queries about baskets. */
export interface Baskets {
  /** The newest basket that a session began. */
  current(sessionHash: Uint8Array): Promise<OrderId | undefined>;
  /** The orders in the newest basket that a session began. */
  inside(sessionHash: Uint8Array): Promise<readonly OrderId[]>;
  /** Orders of a session that are complete, neither paid nor being paid, and have not ended; newest first. */
  openOrders(sessionHash: Uint8Array): Promise<readonly OrderId[]>;
  /** The other orders that were sold with the basket that paid for this one, in its order. */
  paidWith(order: OrderId): Promise<readonly OrderId[]>;
  /** Sold orders that a session began, or that the traveller signed in there has; newest first. */
  boughtBy(sessionHash: Uint8Array): Promise<readonly OrderId[]>;
  /** What went back to the payer of each order a basket paid for, or is on its way: as money or as credit. */
  givenBack(basket: OrderId): Promise<ReadonlyMap<OrderId, Centavos>>;
}

/** Baskets within a transaction. */
export interface BasketStore {
  /** Stores the price of a basket. */
  writeTotal(tx: Transaction, basket: OrderId, total: Centavos): Promise<void>;
  /** Books what was paid for a basket to its account, for the orders in it. */
  grant(
    tx: Transaction,
    payment: { readonly id: string; readonly order: OrderId; readonly amount: Centavos },
  ): Promise<void>;
  /** An order being paid belongs to the same traveller's account as its basket, unless it is in one already. */
  shareAccount(tx: Transaction, orders: { readonly basket: OrderId; readonly of: OrderId }): Promise<void>;
}

/** What an order is about, for a list of several. */
export interface DescribedOrder {
  readonly title: Bilingual;
  readonly details: readonly { readonly label: Bilingual; readonly text: Bilingual }[];
  /** When it takes place. Empty: at no fixed time. */
  readonly occasions: readonly Occasion[];
  readonly seller: Seller;
  /** Vouchers prove it, once its supplier has confirmed it. Absent: no vouchers. */
  readonly isProvenByVouchers?: boolean;
  /** Of the page on which it is seen once it is paid, by language. */
  readonly path: Bilingual;
  /** What cancelling it now gives back; undefined when nothing of it is left. */
  readonly givesBack: (now: Instant) => Promise<Centavos | undefined>;
  /** By which calls its buyer cancels it. Absent: it is not cancelled by its buyer. */
  readonly cancelledAs?: 'trip' | 'order' | undefined;
}

/** Describes an order, whatever it contains. */
export type DescribeOrder = (order: Order, items: readonly StoredItem[]) => Promise<DescribedOrder>;
