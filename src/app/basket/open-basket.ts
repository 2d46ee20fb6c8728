import type { BasketDeps } from '#app/basket/basket-deps.ts';
import type { Caller } from '#app/caller.ts';
import { BASKET } from '#domain/basket/basket.ts';
import { isOpenBasket } from '#domain/basket/change.ts';
import type { Order } from '#domain/orders/order.ts';
import { type OrderId, reservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** The basket of a session that is not paid yet; undefined when there is none. */
export const openBasket = async (
  deps: Pick<BasketDeps, 'baskets' | 'orders'>,
  caller: Caller,
): Promise<OrderId | undefined> => (await newestBasket(deps, caller)).open;

export async function newestBasket(
  { baskets, orders }: Pick<BasketDeps, 'baskets' | 'orders'>,
  { sessionHash }: Caller,
): Promise<{ readonly newest: OrderId | undefined; readonly open: OrderId | undefined }> {
  const newest = await baskets.current(sessionHash);
  const stored = newest && (await orders.byId(newest));
  return { newest, open: stored && isOpenBasket(stored.order) ? newest : undefined };
}

interface Beginning {
  readonly caller: Caller;
  readonly now: Instant;
  /** The one before it. */
  readonly after: OrderId | undefined;
}

export async function beginBasket(
  { newOrders, baskets, random }: BasketDeps,
  { lang, contact, total }: Order,
  { caller: { sessionHash }, now, after }: Beginning,
): Promise<OrderId> {
  await newOrders.begin({
    id: uuidV7(now, random(10)),
    code: reservationCode(random(10)),
    sessionHash,
    // Two requests at once begin one basket.
    key: `basket-after-${after ?? 'none'}`,
    lang,
    contact: contact!,
    total,
    items: [{ kind: BASKET, what: { parts: [] } }],
  });
  const begun = await baskets.current(sessionHash);
  if (!begun) throw new Error('a basket was begun and is not there');
  return begun;
}
