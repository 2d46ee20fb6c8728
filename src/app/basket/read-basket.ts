import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { openBasket } from '#app/basket/open-basket.ts';
import type { DescribedOrder } from '#app/basket/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Offer } from '#app/orders/fulfilment.ts';
import { offersOf, withdrawnOf } from '#app/orders/offers-of.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import { BASKET, readBasket, refusalToAdd, totalOf, type WayExcluded, waysExcluded } from '#domain/basket/basket.ts';
import { type CloseTimes, closeTimes } from '#domain/basket/close-times.ts';
import { type ProtectedPair, protectedPairs } from '#domain/basket/protected-pairs.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { keptUntil, stateOf } from '#domain/orders/order-state.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An order in a basket, or one that could be. */
export interface ShownPart extends DescribedOrder {
  readonly code: OrderCode;
  readonly total: Centavos;
  /** The first of its deadlines; undefined when it has none. */
  readonly payBefore: Instant | undefined;
  /** Why it can no longer be paid here: the basket can be paid once it was taken out. */
  readonly refusal: ErrorCode | undefined;
}

export interface ShownBasket {
  /** Of the order that pays for it; undefined before anything is in it. */
  readonly order: Order | undefined;
  readonly parts: readonly ShownPart[];
  readonly total: Centavos;
  readonly closeTimes: readonly CloseTimes[];
  readonly protectedPairs: readonly ProtectedPair[];
  /** None for a basket of less than two orders. */
  readonly excluded: readonly WayExcluded[];
  /** Open orders of the session that are not in it. */
  readonly others: readonly ShownPart[];
}

interface ReadPart {
  readonly shown: ShownPart;
  readonly offers: readonly Offer[];
}

/** The basket of a session, with what else of it could be paid together. */
export const readBasketOf =
  (deps: BasketDeps) =>
  async (caller: Caller, now: Instant): Promise<ShownBasket> => {
    const basket = await openBasket(deps, caller);
    const item = basket && (await deps.newOrders.items(basket)).find(({ kind }) => kind === BASKET);
    const inside = item ? readBasket(item.what).parts.map(({ order }) => order) : [];
    const open = await deps.baskets.openOrders(caller.sessionHash);
    const [parts, others, stored] = await Promise.all([
      readParts(deps, inside, now),
      readParts(
        deps,
        open.filter((id) => !inside.includes(id)),
        now,
      ),
      basket && deps.orders.byId(basket),
    ]);
    const ways = parts.map(({ offers }) => ({
      neverBy: offers.flatMap(({ neverBy }) => neverBy ?? []),
    }));
    const isThere = async (needed: OrderId): Promise<boolean> =>
      inside.includes(needed) || (await deps.orders.byId(needed))?.order.status === 'approved';
    const occasions = parts.map(({ shown }) => shown.occasions);
    return {
      order: stored?.order,
      parts: await Promise.all(parts.map((part) => withNeeds(part, isThere))),
      total: totalOf(parts.map(({ shown }) => shown)),
      closeTimes: closeTimes(occasions),
      protectedPairs: protectedPairs(occasions, await deps.leadsTo()),
      excluded: parts.length > 1 ? waysExcluded(ways) : [],
      others: others.map(({ shown }) => shown).filter(({ refusal }) => refusal === undefined),
    };
  };

async function readParts(deps: BasketDeps, ids: readonly OrderId[], now: Instant): Promise<readonly ReadPart[]> {
  const read = await Promise.all(ids.map((id) => readPart(deps, id, now)));
  return read.filter((part) => part !== undefined);
}

/** What is bought for another order cannot be paid without it. */
async function withNeeds(
  { shown, offers }: ReadPart,
  isThere: (order: OrderId) => Promise<boolean>,
): Promise<ShownPart> {
  const needed = offers.flatMap(({ needs }) => needs ?? []);
  const found = await Promise.all(needed.map(isThere));
  return found.includes(false) ? { ...shown, refusal: shown.refusal ?? 'needs_its_trip' } : shown;
}

async function readPart(deps: BasketDeps, id: OrderId, now: Instant): Promise<ReadPart | undefined> {
  const { orders, newOrders, fulfilments, describe } = deps;
  const stored = await orders.byId(id);
  if (!stored) return undefined;
  const { order } = stored;
  const [described, sold] = await Promise.all([
    newOrders.items(id).then((items) => describe(order, items)),
    offersOf(fulfilments, order),
  ]);
  const offers = sold ?? [];
  const state = stateOf(order);
  const kept = keptUntil(state);
  const deadlines = [...offers.flatMap(({ before }) => before), ...(kept === undefined ? [] : [kept])];
  const payBefore = deadlines.length > 0 && state.kind !== 'sold' ? earliest(...deadlines) : undefined;
  const isLate = payBefore !== undefined && payBefore <= now;
  const refusal =
    withdrawnOf(sold) ?? refusalToAdd(order, { now, parts: [] }) ?? (isLate ? 'time_exceeded' : undefined);
  return {
    offers,
    shown: {
      ...described,
      code: order.code,
      total: sold ? priceOf(sold).total : order.total,
      payBefore,
      refusal: sold ? refusal : 'process_cannot_continue',
    },
  };
}
