import { randomBytes } from 'node:crypto';
import { baskets, basketStore } from '#adapters/db/basket/baskets.ts';
import { itemStore, newOrders } from '#adapters/db/orders/new-orders.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { addToBasket } from '#app/basket/change-basket.ts';
import { readBasketOf } from '#app/basket/read-basket.ts';
import type { Caller } from '#app/caller.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { CARRIER_SELLS } from '#domain/orders/seller.ts';
import type { Instant } from '#kernel/instant.ts';
import { good } from '#testing/paying-sale.ts';

/** Baskets in a test database; orders are described by their codes. */
export const basketDeps = (
  pool: Pool,
  { orders, fulfilments }: Pick<PaymentDeps, 'orders' | 'fulfilments'>,
): BasketDeps => ({
  orders,
  fulfilments,
  orderStore,
  newOrders: newOrders(pool),
  items: itemStore,
  baskets: baskets(pool),
  basketStore,
  describe: async ({ code }) => ({
    title: { es: code, en: code },
    details: [],
    occasions: [],
    seller: CARRIER_SELLS,
    path: { es: '/', en: '/' },
    givesBack: async () => undefined,
  }),
  leadsTo: async () => () => false,
  inTransaction: transactions(pool),
  random: randomBytes,
});

/** Puts orders of a caller into their basket, in order. Returns the basket. */
export async function basketOf(
  deps: BasketDeps,
  orders: readonly { readonly code: string }[],
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
) {
  for (const { code } of orders) good(await addToBasket(deps)({ code }, caller, now));
  const { order, total } = await readBasketOf(deps)(caller, now);
  return { id: order!.id, code: order!.code, total };
}
