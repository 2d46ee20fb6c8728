import type { BasketDeps } from '#app/basket/basket-deps.ts';
import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import { BASKET, type BasketPart, readBasket, refusalToAdd, totalOf } from '#domain/basket/basket.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import { type OrderId, reservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface Named {
  /** Of an order. */
  readonly code: string;
}

/**
 * Puts an order of the caller into the basket of their session, which is begun with the first one. It keeps its own code
 * and deadlines. Idempotent.
 */
export const addToBasket =
  (deps: BasketDeps) =>
  async ({ code }: Named, caller: Caller, now: Instant): Promise<Result<undefined, Faults>> => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const alone = refusalToAdd(order, { now, parts: [] });
    if (alone) return fail([fault(alone, 'code')]);
    const { title } = await deps.describe(order, await deps.newOrders.items(order.id));
    const part: BasketPart = { order: order.id, code: order.code, title, total: order.total };
    const { newest, open } = await newestBasket(deps, caller);
    const basket = open ?? (await beginBasket(deps, order, { caller, now, after: newest }));
    return changed(deps, basket, (parts) => {
      if (parts.some((one) => one.order === order.id)) return parts;
      const refusal = refusalToAdd(order, { now, parts });
      if (refusal) throw new Rollback<Fault>(fault(refusal, 'code'));
      return [...parts, part];
    });
  };

/** Takes an order out of the basket; it can be paid alone. Idempotent. */
export const removeFromBasket =
  (deps: BasketDeps) =>
  async ({ code }: Named, caller: Caller): Promise<Result<undefined, Faults>> => {
    const basket = await openBasket(deps, caller);
    if (!basket) return ok(undefined);
    return changed(deps, basket, (parts) => parts.filter((part) => part.code !== code));
  };

/** The basket of a session that is not paid yet; undefined when there is none. */
export const openBasket = async (
  deps: Pick<BasketDeps, 'baskets' | 'orders'>,
  caller: Caller,
): Promise<OrderId | undefined> => (await newestBasket(deps, caller)).open;

async function newestBasket(
  { baskets, orders }: Pick<BasketDeps, 'baskets' | 'orders'>,
  { sessionHash }: Caller,
): Promise<{ readonly newest: OrderId | undefined; readonly open: OrderId | undefined }> {
  const newest = await baskets.current(sessionHash);
  const stored = newest && (await orders.byId(newest));
  const isOpen = stored && refusalToChange(stored.order)?.code !== 'already_paid';
  return { newest, open: isOpen ? newest : undefined };
}

interface Beginning {
  readonly caller: Caller;
  readonly now: Instant;
  /** The one before it. */
  readonly after: OrderId | undefined;
}

async function beginBasket(
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

type Change = (parts: readonly BasketPart[]) => readonly BasketPart[];

/** Changes what is in a basket, unless it is being paid. */
async function changed(deps: BasketDeps, basket: OrderId, change: Change): Promise<Result<undefined, Faults>> {
  const refused = await deps.inTransaction<Fault | undefined>((tx) => changeWithin(deps, tx, { basket, change }));
  return refused ? fail([refused]) : ok(undefined);
}

async function changeWithin(
  { orderStore, items, basketStore }: BasketDeps,
  tx: Transaction,
  { basket, change }: { readonly basket: OrderId; readonly change: Change },
): Promise<Fault | undefined> {
  await orderStore.lock(tx, basket);
  const refusal = refusalToChange(await orderStore.read(tx, basket));
  if (refusal) throw new Rollback<Fault>(refusal);
  const { parts } = readBasket((await items.lock(tx, basket, BASKET)).what);
  const next = change(parts);
  if (next === parts) return undefined;
  await items.write(tx, basket, { kind: BASKET, what: { parts: next } });
  await basketStore.writeTotal(tx, basket, totalOf(next));
  return undefined;
}
