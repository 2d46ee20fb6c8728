import type { BasketFulfilmentDeps } from '#app/basket/basket-fulfilment-deps.ts';
import { type LockedPart, pinPart, refusalOf } from '#app/basket/begin-part.ts';
import { releasePart, sellPart } from '#app/basket/settle-part.ts';
import type { LockedItem } from '#app/orders/fulfilment.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import type { Transaction } from '#app/transaction.ts';
import { BASKET, type BasketPart } from '#domain/basket/basket.ts';
import { inOrderOfNeed, paidParts } from '#domain/basket/paid-parts.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { plus, ZERO } from '#kernel/money.ts';

interface LockedBasket {
  readonly basket: OrderId;
  readonly parts: readonly BasketPart[];
  readonly locked: readonly LockedPart[];
  /** By the database's clock. */
  readonly now: Instant;
}

/** A basket and its orders, locked. Its price has no tax of its own: what is sold for it are its orders. */
export function lockedBasket(
  deps: BasketFulfilmentDeps,
  tx: Transaction,
  { basket, parts, locked: byId, now }: LockedBasket,
): LockedItem {
  const locked = inOrderOfNeed(byId);
  const total = locked.reduce((sum, { items }) => plus(sum, priceOf(items).total), ZERO);
  return {
    price: { total, net: ZERO, vat: ZERO },
    refusal: async () => {
      if (total === ZERO) return 'process_cannot_continue';
      for (const part of locked) {
        const refusal = await refusalOf(deps, tx, part);
        if (refusal) return refusal;
      }
      return undefined;
    },
    // The prices of its orders are stored as they are pinned: the statements of both are sent together.
    savePrice: async () => !locked.some(({ isChanged }) => isChanged),
    pin: async (begun) => {
      await deps.basketStore.writeTotal(tx, basket, total);
      for (const part of locked) {
        const refusal = await pinPart(deps, tx, { basket, part, begun, now });
        if (refusal) return refusal;
      }
      return undefined;
    },
    orderAtCounter: async () => 'method_unavailable',
    keep: async () => undefined,
    // Each of its orders answers for itself when it is sold.
    retake: async () => true,
    sell: async (payment) => {
      await deps.basketStore.grant(tx, { id: payment, order: basket, amount: total });
      const states = new Map<OrderId, AttemptState>();
      for (const { order } of locked) states.set(order.id, await sellPart(deps, tx, { order, payment }));
      await deps.items.write(tx, basket, { kind: BASKET, what: { parts: paidParts(parts, states) } });
      await deps.announcePaid(tx, basket);
      return [];
    },
    release: async ({ payment }) => {
      for (const { order } of locked) await releasePart(deps, tx, { order, payment });
      // What its orders hold ends by their own deadlines.
      return undefined;
    },
  };
}
