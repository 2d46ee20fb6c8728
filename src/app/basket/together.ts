import type { Offer } from '#app/orders/fulfilment.ts';
import { withdrawnOf } from '#app/orders/offers-of.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import { NEVER_TOGETHER } from '#domain/basket/basket.ts';
import { ZERO } from '#kernel/money.ts';

/** The offers of all orders as one: paid at once, by what each of them accepts. */
export const together = (offers: readonly Offer[]): Offer => ({
  // A basket has no tax of its own: each order is taxed as it is sold.
  price: { total: priceOf(offers).total, net: ZERO, vat: ZERO },
  before: offers.flatMap(({ before }) => before),
  zone: offers.find(({ zone }) => zone !== undefined)?.zone,
  withdrawn: withdrawnOf(offers),
  neverBy: [...NEVER_TOGETHER, ...offers.flatMap(({ neverBy }) => neverBy ?? [])],
  mayWait: async () => false,
  atCounter: () => undefined,
});
