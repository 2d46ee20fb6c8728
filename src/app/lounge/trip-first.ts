import type { OrderedVisit } from '#app/lounge/ordered-visit.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import type { PlainKind } from '#app/orders/plain-fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import { tripFault } from '#domain/lounge/visit-trip.ts';
import type { OrderId } from '#kernel/ids.ts';

/** The trip that gives the right to a visit is sold before it, or with it by a payment of both. */
export function tripFirst(
  store: Pick<LoungeStore, 'isTripSold' | 'isTripPaidBy'>,
): Required<Pick<PlainKind<OrderedVisit>, 'needs' | 'pin' | 'lateRefusal'>> {
  const sold = async (tx: Transaction, trip: OrderId | undefined) => ({
    isNeeded: trip !== undefined,
    isSold: trip !== undefined && (await store.isTripSold(tx, trip)),
    isPaidTogether: false,
  });
  return {
    needs: ({ trip }) => trip,
    pin: async (tx, { what: { trip } }, payment) => {
      const isPaidTogether = trip !== undefined && (await store.isTripPaidBy(tx, trip, payment));
      return tripFault({ ...(await sold(tx, trip)), isPaidTogether });
    },
    // A basket settles its trip first.
    lateRefusal: async (tx, { what: { trip } }) => tripFault(await sold(tx, trip)),
  };
}
