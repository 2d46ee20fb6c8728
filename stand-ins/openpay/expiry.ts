import type { Books } from './books.ts';
import { type Charge, failed } from './charge.ts';
import { NOT_AUTHENTICATED } from './errors.ts';
import type { Till } from './till.ts';

/** How long the bank waits for the cardholder. */
const BANK_TIMEOUT_MS = 15 * 60_000;
const LOOK_EVERY_MS = 1_000;

/** The charge after its time for payment has passed; undefined before. */
export function expired(charge: Charge, now: number): Charge | undefined {
  const until = charge.store ? charge.store.dueAt : charge.createdAt + BANK_TIMEOUT_MS;
  return until <= now ? ended(charge, now) : undefined;
}

/** Ends a charge that is waiting for payment; undefined when it is not waiting. */
export function ended(charge: Charge, now: number): Charge | undefined {
  if (charge.status === 'in_progress' && charge.store) return { ...charge, status: 'expired', operatedAt: now };
  return charge.status === 'charge_pending' ? failed(charge, NOT_AUTHENTICATED, now) : undefined;
}

/** Checks for expired charges periodically. */
export function watchExpiry(books: Books, till: Till): void {
  const look = () => {
    for (const charge of books.open()) {
      const after = expired(charge, Date.now());
      if (after) till.settle(after);
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
