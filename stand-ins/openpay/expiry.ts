import type { Books } from './books.ts';
import { type Charge, failed } from './charge.ts';
import { NOT_AUTHENTICATED } from './errors.ts';
import type { Till } from './till.ts';

/** The bank waits so long for its client. */
const BANK_PATIENCE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 1_000;

/** The outcome of a charge nobody paid for in time; undefined when it still has time. */
export function expired(charge: Charge, now: number): Charge | undefined {
  const until = charge.store ? charge.store.dueAt : charge.createdAt + BANK_PATIENCE_MS;
  return until <= now ? ended(charge, now) : undefined;
}

/** The end of a charge somebody was waited for; undefined when nobody is. */
export function ended(charge: Charge, now: number): Charge | undefined {
  if (charge.status === 'in_progress' && charge.store) return { ...charge, status: 'expired', operatedAt: now };
  return charge.status === 'charge_pending' ? failed(charge, NOT_AUTHENTICATED, now) : undefined;
}

/** Looks at the clock from time to time. */
export function watchExpiry(books: Books, till: Till): void {
  const look = () => {
    for (const charge of books.open()) {
      const after = expired(charge, Date.now());
      if (after) till.settle(after);
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
