import type { Baskets, BasketStore, DescribeOrder } from '#app/basket/ports.ts';
import type { Fulfilments } from '#app/orders/fulfilment.ts';
import type { ItemStore, NewOrders, Orders, OrderStore } from '#app/orders/ports.ts';
import type { Random } from '#app/ports.ts';
import type { InTransaction } from '#app/transaction.ts';
import type { LeadsTo } from '#domain/basket/protected-pairs.ts';

/** The dependencies of a basket before it is paid. */
export interface BasketDeps {
  readonly orders: Orders;
  readonly orderStore: Pick<OrderStore, 'lock' | 'read'>;
  readonly newOrders: Pick<NewOrders, 'begin' | 'items'>;
  readonly items: ItemStore;
  readonly baskets: Baskets;
  readonly basketStore: Pick<BasketStore, 'writeTotal'>;
  readonly fulfilments: Fulfilments;
  readonly describe: DescribeOrder;
  /** By the rules of this moment. */
  readonly leadsTo: () => Promise<LeadsTo>;
  readonly inTransaction: InTransaction;
  readonly random: Random;
}
