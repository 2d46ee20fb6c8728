import { type ErrorCode } from '#domain/errors.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, centavos, plus, ZERO } from '#kernel/money.ts';

/** The key of its fulfilment: an order that pays other orders at once. */
export const BASKET = 'basket';

/** Orders in one basket. */
export const MAX_IN_BASKET = 10;

/** A text in both languages. */
export interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** One of the orders in a basket, as stored with it. */
export interface BasketPart {
  readonly order: OrderId;
  readonly code: OrderCode;
  readonly title: Bilingual;
  readonly total: Centavos;
  /** Once the basket was paid: whether it was sold, or its money goes back. */
  readonly isSold?: boolean;
}

/** What is stored with the item of a basket. */
export interface StoredBasket {
  readonly parts: readonly BasketPart[];
}

/** Reads a stored row. Throws when it is not a basket. */
export function readBasket(what: unknown): StoredBasket {
  const { parts } = what as Partial<StoredBasket>;
  if (!Array.isArray(parts)) throw new Error('an item without its basket');
  return { parts };
}

export const totalOf = (parts: readonly Pick<BasketPart, 'total'>[]): Centavos =>
  parts.reduce((sum, { total }) => plus(sum, centavos(total)), ZERO);

/**
 * Methods with which several orders are never paid together, whatever each accepts. Points, credit and an agency's
 * account pay all of an order or nothing (T45), and what they pay is invoiced differently.
 */
export const NEVER_TOGETHER: readonly PaymentMethod[] = [
  'traveller_purchased',
  'traveller_win',
  'agencies',
  'store_credit',
];

/**
 * Why an order cannot be paid in a basket; undefined when it can. It needs everything chosen, money to pay, and nothing
 * under way.
 */
export function refusalToAdd(
  order: Order,
  { now, parts }: { readonly now: Instant; readonly parts: readonly Pick<BasketPart, 'order'>[] },
): ErrorCode | undefined {
  if (parts.some((part) => part.order === order.id)) return undefined;
  const refusal = refusalToChange(order);
  if (refusal) return refusal.code;
  if (order.holdUntil !== undefined && order.holdUntil <= now) return 'time_exceeded';
  if (!order.isComplete || order.contact === undefined) return 'step_out_of_order';
  if (order.total === ZERO || order.items.some(({ kind }) => kind === BASKET)) return 'process_cannot_continue';
  return parts.length < MAX_IN_BASKET ? undefined : 'basket_full';
}

/** Why a group of payment methods is not offered for a basket: the place of an order that never accepts it. */
export interface WayExcluded {
  readonly way: 'cash' | 'loyalty' | 'credit';
  /** Absent: orders are paid together only at once and with money, whatever each accepts. */
  readonly because?: number;
}

/** The groups of methods a basket cannot be paid with, and why. Each part has the methods it never accepts. */
export function waysExcluded(parts: readonly { readonly neverBy: readonly string[] }[]): readonly WayExcluded[] {
  const excluded = (way: WayExcluded['way'], method: PaymentMethod): WayExcluded => {
    const because = parts.findIndex(({ neverBy }) => neverBy.includes(method));
    return because === -1 ? { way } : { way, because };
  };
  return [{ way: 'cash' }, excluded('loyalty', 'traveller_win'), excluded('credit', 'store_credit')];
}
