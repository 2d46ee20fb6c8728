import type { Fulfilments, Offer } from '#app/orders/fulfilment.ts';
import { fulfilmentOf, isStillSold } from '#app/orders/lock-items.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';

/** What an order buys, at its last prices; undefined once a kind in it is no longer sold. */
export const offersOf = async (fulfilments: Fulfilments, order: Order): Promise<readonly Offer[] | undefined> =>
  isStillSold(fulfilments, order)
    ? Promise.all(order.items.map((item) => fulfilmentOf(fulfilments, item).offer(order)))
    : undefined;

/** Why something of an order cannot be paid, whatever its deadlines say; undefined: all of it can. */
export const withdrawnOf = (offers: readonly Offer[] = []): ErrorCode | undefined =>
  offers.find(({ withdrawn }) => withdrawn !== undefined)?.withdrawn;
