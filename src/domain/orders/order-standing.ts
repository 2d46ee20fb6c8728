import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import type { Instant } from '#kernel/instant.ts';

/** The standing of an order, shown on its buyer's page. */
export const ORDER_STANDINGS = ['open', 'paying', 'waiting', 'paid', 'returned', 'over'] as const;

/**
 * `open`: it can be paid; `paying`: an outcome is awaited; `waiting`: for cash, in a store or at a counter; `returned`:
 * it was paid and is refunded in full; `over`: its time ran out, or what it buys was withdrawn.
 */
export type OrderStanding = (typeof ORDER_STANDINGS)[number];

interface StandingFacts extends OrderFlags {
  /** Refunded in full, or about to be. */
  readonly isReturned: boolean;
  /** What it buys can no longer be had: its start was cancelled. Absent: it can. */
  readonly isWithdrawn?: boolean;
}

/** A held order is over once its time is past, even if its row still says otherwise. */
export function orderStanding(
  { isReturned, isWithdrawn = false, ...flags }: StandingFacts,
  now: Instant,
): OrderStanding {
  const state = stateOf(flags);
  switch (state.kind) {
    case 'sold':
      return isReturned ? 'returned' : 'paid';
    case 'paying':
      return 'paying';
    case 'ordered':
      return isWithdrawn ? 'over' : 'waiting';
    case 'ended':
      return 'over';
    case 'held':
      return isWithdrawn || state.until <= now ? 'over' : 'open';
    case 'draft':
      return isWithdrawn ? 'over' : 'open';
  }
}
