import type { StoredReservation } from '#app/booking/ports.ts';
import type { Beginning, LockedItem } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { refusalToPin, refusalToSell, refusalToWait } from '#domain/booking/seated-sale.ts';
import { cancelledMeanwhile } from './cancelled-meanwhile.ts';
import { lockSeats } from './lock-seats.ts';
import { priceOfQuote } from './price-of-quote.ts';
import { releaseTrip } from './release-trip.ts';
import { retakeTrip } from './retake-trip.ts';
import type { SeatedSale, SoldSeats } from './seated-sale.ts';
import type { TripStores } from './trip-stores.ts';

export interface Seated {
  readonly stored: StoredReservation;
  /** The current offer, if it differs from the stored one. */
  readonly next?: Reservation;
}

/** Locks what a reservation with seats holds: its seat holds, and a use of its promotional code. */
export async function lockSeated(
  stores: TripStores,
  tx: Transaction,
  { sale, beginning, ...seated }: Seated & { readonly sale: SeatedSale; readonly beginning?: Beginning },
): Promise<LockedItem> {
  const { stored, next = stored.reservation } = seated;
  const { id } = next;
  const { holds } = stores;
  const facts = await lockSeats(stores, tx, next, beginning);
  const { own } = facts;
  const trip = { reservation: next, own };
  let sold: Pick<SoldSeats, 'reservation' | 'seats'> = { reservation: next, seats: 'kept' };
  return {
    price: priceOfQuote(next.quote),
    refusal: async () => refusalToSell({ ...facts, ...trip, ofKind: await sale.refusal(next, own.now) }),
    savePrice: async () => next === stored.reservation || stores.reservations.update(tx, stored, next),
    pin: async (how) => refusalToWait(facts) ?? refusalToPin(own, await holds.pin(tx, id, how)),
    orderAtCounter: async (until) => sale.orderAtCounter({ ...facts, ...trip }, until),
    ...(sale.atTill && { atTill: () => sale.atTill!(next) }),
    keep: async (until) => {
      await holds.reserve(tx, id, until);
      return (await cancelledMeanwhile(stores, tx, id)) ?? sale.endedMeanwhile?.(next);
    },
    retake: async ({ isPinned }) => {
      const retaken = await retakeTrip(stores, tx, { ...trip, sale, isPinned });
      sold = retaken ?? sold;
      return retaken !== undefined;
    },
    sell: async (payment) => {
      await holds.sell(tx, id);
      return sale.sell({ ...sold, payment, at: own.now });
    },
    release: (ended) => releaseTrip(stores, tx, trip, ended),
  };
}
