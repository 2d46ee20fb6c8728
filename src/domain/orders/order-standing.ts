import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import type { Instant } from '#kernel/instant.ts';

/** How an order stands, for the page of its buyer. */
export const ORDER_STANDINGS = ['open', 'paying', 'waiting', 'paid', 'returned', 'over'] as const;

/**
 * `open`: it can be paid; `paying`: an outcome is awaited; `waiting`: for cash, in a store or at a counter; `returned`: it was paid,
 * and the money goes back; `over`: its time ran out.
 */
export type OrderStanding = (typeof ORDER_STANDINGS)[number];

interface StandingFacts extends OrderFlags {
  /** Its money goes back, all of it, or is back. */
  readonly isReturned: boolean;
}

/** A held order is over once its time is past, whatever the row still says. */
export function orderStanding({ isReturned, ...flags }: StandingFacts, now: Instant): OrderStanding {
  const state = stateOf(flags);
  switch (state.kind) {
    case 'sold':
      return isReturned ? 'returned' : 'paid';
    case 'paying':
      return 'paying';
    case 'ordered':
      return 'waiting';
    case 'ended':
      return 'over';
    case 'held':
      return state.until <= now ? 'over' : 'open';
    case 'draft':
      return 'open';
  }
}
