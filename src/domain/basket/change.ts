import { type BasketPart, refusalToAdd } from '#domain/basket/basket.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import type { OrderFlags } from '#domain/orders/order-state.ts';
import type { Instant } from '#kernel/instant.ts';

export type BasketVerdict =
  /** What is asked for is so already. */
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly parts: readonly BasketPart[] }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** A change of what is in a basket. */
export type BasketChange = (parts: readonly BasketPart[]) => BasketVerdict;

/** Puts an order into it. */
export const withPart =
  (part: BasketPart, order: Order, now: Instant): BasketChange =>
  (parts) => {
    if (parts.some((one) => one.order === order.id)) return { kind: 'same' };
    const refusal = refusalToAdd(order, { now, parts });
    return refusal ? { kind: 'refused', fault: fault(refusal, 'code') } : { kind: 'changed', parts: [...parts, part] };
  };

/** Takes the order of a code out of it; it can be paid alone. */
export const withoutPart =
  (code: string): BasketChange =>
  (parts) => ({ kind: 'changed', parts: parts.filter((part) => part.code !== code) });

/** What a change comes to: a basket that is being paid, or was, stays as it is. */
export function basketVerdict(basket: OrderFlags, parts: readonly BasketPart[], change: BasketChange): BasketVerdict {
  const refusal = refusalToChange(basket);
  return refusal ? { kind: 'refused', fault: refusal } : change(parts);
}

/** Whether a session goes on with its newest basket: until it is paid. One that is being paid, or ended, is still its own. */
export const isOpenBasket = (basket: OrderFlags): boolean => refusalToChange(basket)?.code !== 'already_paid';
