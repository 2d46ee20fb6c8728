import type { ClaimId, ClaimStore, TourBookings } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { OrderId } from '#kernel/ids.ts';

interface Kept {
  readonly order: OrderId;
  readonly slot: string;
  readonly claim: ClaimId;
}

/**
 * What ends an order whose start was cancelled while a store was asked for its reference; undefined: it takes place.
 * Under the lock of the start: staff who cancel it later find the order waiting in a store.
 */
export async function cancelledMeanwhile(
  { claims, bookings }: { readonly claims: ClaimStore; readonly bookings: Pick<TourBookings, 'withdrawn'> },
  tx: Transaction,
  { order, slot, claim }: Kept,
): Promise<(() => Promise<void>) | undefined> {
  const { why } = await claims.lockSlot(tx, slot, { except: claim });
  return why && (() => bookings.withdrawn(tx, order, why));
}
