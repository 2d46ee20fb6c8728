import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { beginBasket, newestBasket, openBasket } from '#app/basket/open-basket.ts';
import { changeBasket } from '#app/basket/write-basket.ts';
import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { type BasketPart, refusalToAdd } from '#domain/basket/basket.ts';
import { withoutPart, withPart } from '#domain/basket/change.ts';
import { type Faults, fault } from '#domain/errors.ts';
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
    return changeBasket(deps, basket, withPart(part, order, now));
  };

/** Takes an order out of the basket; it can be paid alone. Idempotent. */
export const removeFromBasket =
  (deps: BasketDeps) =>
  async ({ code }: Named, caller: Caller): Promise<Result<undefined, Faults>> => {
    const basket = await openBasket(deps, caller);
    if (!basket) return ok(undefined);
    return changeBasket(deps, basket, withoutPart(code));
  };
