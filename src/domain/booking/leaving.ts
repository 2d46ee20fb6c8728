import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import { SECOND } from '#kernel/instant.ts';

/** Leaving a reservation can be undone within this time, without consequences (M41). */
export const LEAVING_MS = SECOND;

/** A payment is under way, or an order waits for one: leaving does not change such a reservation (T78). */
export function awaitsMoney(order: OrderFlags): boolean {
  const { kind } = stateOf(order);
  return kind === 'paying' || kind === 'ordered';
}
