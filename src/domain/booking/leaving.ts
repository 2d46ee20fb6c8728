import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import { SECOND } from '#kernel/instant.ts';

/** Anyone who leaves a reservation may come back within so long, and nothing has happened (M41). */
export const LEAVING_MS = SECOND;

/** Money is on its way, or an order waits for it: leaving changes nothing about such a reservation (T78). */
export function awaitsMoney(order: OrderFlags): boolean {
  const { kind } = stateOf(order);
  return kind === 'paying' || kind === 'ordered';
}
