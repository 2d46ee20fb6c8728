import type { Fulfilment, Fulfilments, LockedItem } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Item, Order } from '#domain/orders/order.ts';
import { ZERO } from '#kernel/money.ts';

/** Whether everything an order holds is still on sale: a kind may have been withdrawn after it was ordered. */
export const isStillSold = (fulfilments: Fulfilments, { items }: Pick<Order, 'items'>): boolean =>
  items.every(({ kind }) => fulfilments[kind] !== undefined);

/** What can be sold of an order: all of it, or nothing once a kind in it was withdrawn. */
export const itemsOnSale = (fulfilments: Fulfilments, order: Pick<Order, 'items'>): readonly Item[] =>
  isStillSold(fulfilments, order) ? order.items : [];

/** Throws for a kind that is no longer sold: see `isStillSold`. */
export function fulfilmentOf(fulfilments: Fulfilments, { kind }: Item): Fulfilment {
  const found = fulfilments[kind];
  if (!found) throw new Error(`nobody fulfils a ${kind}`);
  return found;
}

/** Locks what every item of a locked order holds, in the global locking order. */
export async function lockItems(
  fulfilments: Fulfilments,
  tx: Transaction,
  order: Order,
): Promise<readonly LockedItem[]> {
  const items: LockedItem[] = [];
  for (const { kind } of order.items) items.push((await fulfilments[kind]?.lock(tx, order.id)) ?? TAKEN_OFF_SALE);
  return items;
}

/** For a kind that is no longer sold: no payment begins, and money that arrives for it is refunded. */
const TAKEN_OFF_SALE: LockedItem = {
  price: { total: ZERO, net: ZERO, vat: ZERO },
  refusal: async () => 'process_cannot_continue',
  savePrice: async () => false,
  pin: async () => 'process_cannot_continue',
  orderAtCounter: async () => 'process_cannot_continue',
  keep: async () => undefined,
  retake: async () => false,
  sell: async () => {
    throw new Error('what is no longer sold cannot be sold');
  },
  release: async () => undefined,
};
