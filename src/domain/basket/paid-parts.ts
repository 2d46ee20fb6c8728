import type { BasketPart } from '#domain/basket/basket.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { type AttemptState, mayAttempt } from '#domain/payment/attempt.ts';
import { refusalToPay } from '#domain/payment/beginning.ts';
import type { OrderId } from '#kernel/ids.ts';

interface Needing {
  readonly items: readonly { readonly needs?: OrderId | undefined }[];
}

const needsAny = ({ items }: Needing): boolean => items.some(({ needs }) => needs !== undefined);

/** What needs another order comes after it: the right to it is sold first. */
export const inOrderOfNeed = <Part extends Needing>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => Number(needsAny(a)) - Number(needsAny(b)));

/** Every transaction locks the orders of a basket in the same order. */
export const inLockOrder = (parts: readonly BasketPart[]): readonly BasketPart[] =>
  parts.toSorted((a, b) => (a.order < b.order ? -1 : 1));

/** An order of a basket, locked, with its own attempts. */
export interface PartToPay {
  readonly order: Order;
  /** Everything it holds is still on sale. */
  readonly isSold: boolean;
  readonly attempts: readonly { readonly state: AttemptState }[];
}

/** Why an order cannot be paid with its basket, apart from what it holds: as if it were paid alone. */
export function refusalOfPart({ order, isSold, attempts }: PartToPay): ErrorCode | undefined {
  const refusal = refusalToPay(order, isSold);
  if (refusal) return refusal.code;
  const may = mayAttempt(attempts.map(({ state }) => state));
  return may.ok ? undefined : may.fault.code;
}

/** The orders of a paid basket, each with whether it was sold: the money of the others goes back. */
export const paidParts = (
  parts: readonly BasketPart[],
  states: ReadonlyMap<OrderId, AttemptState>,
): readonly BasketPart[] => parts.map((part) => ({ ...part, isSold: states.get(part.order) === 'captured' }));
