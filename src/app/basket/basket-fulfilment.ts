import type { BasketFulfilmentDeps } from '#app/basket/basket-fulfilment-deps.ts';
import type { LockedPart } from '#app/basket/begin-part.ts';
import { lockedBasket } from '#app/basket/locked-basket.ts';
import { together } from '#app/basket/together.ts';
import type { Buying, Fulfilment, PricedOffer } from '#app/orders/fulfilment.ts';
import { fulfilmentOf, itemsOnSale, lockItems } from '#app/orders/lock-items.ts';
import { offersOf } from '#app/orders/offers-of.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { BASKET, readBasket } from '#domain/basket/basket.ts';
import { inLockOrder } from '#domain/basket/paid-parts.ts';
import type { OrderId } from '#kernel/ids.ts';

/**
 * Several orders paid at once. Each keeps its own items, deadlines and documents, and gets a payment of its own out of the
 * payment of the basket: what cannot be sold when the money arrives goes back by the rules of its order, and the others
 * are sold.
 */
export function basketFulfilment(deps: BasketFulfilmentDeps): Fulfilment {
  return {
    offer: async ({ id }) => {
      const { fulfilments } = deps.settling();
      const parts = await storedParts(deps, id);
      const offers = await Promise.all(parts.map(({ order }) => offersOf(fulfilments, order)));
      return together(offers.flatMap((part) => part ?? []));
    },
    price: ({ id }, buying) => priced(deps, id, buying),
    lock: async (tx, basket) => {
      const { parts, now } = await readParts(deps, tx, basket);
      const locked: LockedPart[] = [];
      for (const { order: id } of inLockOrder(parts)) {
        const part = await lockOrder(deps, tx, id);
        locked.push({ ...part, items: await lockItems(deps.settling().fulfilments, tx, part.order) });
      }
      return lockedBasket(deps, tx, { basket, parts, locked, now });
    },
  };
}

async function storedParts(
  { orders, newOrders }: Pick<BasketFulfilmentDeps, 'orders' | 'newOrders'>,
  basket: OrderId,
): Promise<readonly StoredOrder[]> {
  const item = (await newOrders.items(basket)).find(({ kind }) => kind === BASKET);
  const stored = await Promise.all(readBasket(item?.what).parts.map(({ order }) => orders.byId(order)));
  return stored.map((one) => {
    if (!one) throw new Error(`basket ${basket} has an order that does not exist`);
    return one;
  });
}

async function priced(deps: BasketFulfilmentDeps, basket: OrderId, buying: Buying): Promise<PricedOffer> {
  const { fulfilments } = deps.settling();
  const parts = await Promise.all(
    (await storedParts(deps, basket)).map(async (stored) => {
      const { order } = stored;
      const sold = itemsOnSale(fulfilments, order);
      return {
        stored,
        offers: await Promise.all(sold.map((item) => fulfilmentOf(fulfilments, item).price(order, buying))),
      };
    }),
  );
  return {
    ...together(parts.flatMap(({ offers }) => offers)),
    save: async () => {
      for (const { offers } of parts) for (const offer of offers) await offer.save();
    },
    lock: async (tx, how) => {
      const { parts: inside, now } = await readParts(deps, tx, basket);
      const locked: LockedPart[] = [];
      for (const { order: id } of inLockOrder(inside)) {
        const part = parts.find(({ stored }) => stored.order.id === id);
        const { order, version } = await lockOrder(deps, tx, id);
        const items = [];
        for (const offer of part?.offers ?? []) items.push(await offer.lock(tx, how));
        locked.push({ order, version, items, isChanged: part?.stored.version !== version });
      }
      return lockedBasket(deps, tx, { basket, parts: inside, locked, now });
    },
  };
}

async function readParts({ items }: Pick<BasketFulfilmentDeps, 'items'>, tx: Transaction, basket: OrderId) {
  const { what, now } = await items.lock(tx, basket, BASKET);
  return { ...readBasket(what), now };
}

async function lockOrder({ settling }: BasketFulfilmentDeps, tx: Transaction, id: OrderId) {
  const { orders } = settling().stores;
  const version = await orders.lock(tx, id);
  if (version === undefined) throw new Error(`no order ${id}`);
  return { order: await orders.read(tx, id), version };
}
