import type { BasketStore } from '#app/basket/ports.ts';
import type { ItemStore, NewOrders, Orders } from '#app/orders/ports.ts';
import type { Settling } from '#app/payment/settle.ts';
import type { Random } from '#app/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { OrderId } from '#kernel/ids.ts';

export interface BasketFulfilmentDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly items: ItemStore;
  readonly basketStore: BasketStore;
  /** Payments of the orders in it, by the fulfilments this one is part of. */
  readonly settling: () => Settling;
  /** Enqueues the letter to the buyer. */
  readonly announcePaid: (tx: Transaction, basket: OrderId) => Promise<void>;
  readonly random: Random;
}
