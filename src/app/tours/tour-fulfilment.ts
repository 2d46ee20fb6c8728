import type { Fulfilment, LockedItem, Offer } from '#app/orders/fulfilment.ts';
import type { PlainDeps } from '#app/orders/plain-fulfilment.ts';
import type { Random } from '#app/ports.ts';
import { cancelledMeanwhile } from '#app/tours/cancelled-meanwhile.ts';
import { readTour } from '#app/tours/ordered-tour.ts';
import { returnedTour } from '#app/tours/returned-tour.ts';
import type { ClaimStore, OrderedTour, TourBookings, TourReads } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { itemLine } from '#domain/orders/item-line.ts';
import { confirmsForStore, mayKeepForStore } from '#domain/tours/hoarding.ts';
import { peopleOf } from '#domain/tours/participants.ts';
import { TOUR, TOUR_TAX } from '#domain/tours/product.ts';
import { afterFailure, isStillBought, type PlacesState, placesState, refusalToBuy } from '#domain/tours/tour-sale.ts';
import { type OrderId, uuidV7 } from '#kernel/ids.ts';
import { instant, type Instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface TourFulfilmentDeps extends PlainDeps {
  readonly claims: ClaimStore;
  readonly bookings: Pick<TourBookings, 'enqueue' | 'lock' | 'returned' | 'withdrawn'>;
  readonly random: Random;
  readonly tourReads: Pick<TourReads, 'kept' | 'cancelled'>;
  /** Multiplies the limits of unpaid places, for load tests. */
  readonly factor: number;
}

const priceOf = ({ total }: Pick<OrderedTour, 'total'>) => ({
  total: centavos(total),
  ...splitVat(centavos(total), TOUR_TAX.vatRate),
});

/**
 * Sells a tour. Its places are held for a quarter of an hour, pinned while a payment is under way and kept for one in a
 * store. Money that comes later buys them if they are still free, and goes back otherwise.
 */
export function tourFulfilment(deps: TourFulfilmentDeps): Fulfilment {
  const offer = async ({ id }: { readonly id: OrderId }): Promise<Offer> => {
    const item = (await deps.newOrders.items(id)).find(({ kind }) => kind === TOUR);
    const tour = readTour(item?.what);
    const cancelled = await deps.tourReads.cancelled([tour.slot]);
    return {
      withdrawn: cancelled.has(tour.slot) ? 'slot_closed' : undefined,
      price: priceOf(tour),
      before: [instant(tour.closes)],
      zone: tour.zone,
      mayWait: async () =>
        mayKeepForStore(await deps.tourReads.kept(tour.slot, tour.claim), peopleOf(tour), deps.factor),
      unconfirmedForStore: () => (confirmsForStore(deps.factor) ? 'places_contact_required' : undefined),
      // A counter sells only trips.
      atCounter: () => undefined,
    };
  };
  const lock = async (tx: Transaction, order: OrderId): Promise<LockedItem> => {
    const { what, code, now } = await deps.items.lock(tx, order, TOUR);
    return lockedTour(deps, tx, { order, code, now, tour: readTour(what) });
  };
  return {
    offer,
    price: async (order) => ({
      ...(await offer(order)),
      save: async () => undefined,
      lock: (tx) => lock(tx, order.id),
    }),
    lock,
  };
}

interface LockedRow {
  readonly order: OrderId;
  readonly code: string;
  readonly now: Instant;
  readonly tour: OrderedTour;
}

function lockedTour(
  { claims, bookings, random, announcePaid, factor }: TourFulfilmentDeps,
  tx: Transaction,
  { order, code, now, tour }: LockedRow,
): LockedItem {
  const { claim, slot } = tour;
  const people = peopleOf(tour);
  const times = { starts: tour.starts, closes: tour.closes, now };
  /** Under the lock of the start. */
  const places = async (): Promise<PlacesState> => {
    const locked = await claims.lockSlot(tx, slot, { except: claim });
    return placesState({ ...locked, people, standing: await claims.byId(tx, claim) });
  };
  return {
    price: priceOf(tour),
    refusal: async () => refusalToBuy(await places(), times),
    savePrice: async () => true,
    pin: async ({ forCash }) => {
      if (forCash) {
        const { capacity } = await claims.lockSlot(tx, slot, { except: claim });
        const kept = await claims.kept(tx, slot, claim);
        if (!mayKeepForStore({ capacity, kept }, people, factor)) return 'method_unavailable';
      }
      await claims.pin(tx, claim);
      return undefined;
    },
    orderAtCounter: async () => 'method_unavailable',
    keep: async (until) => {
      const end = await cancelledMeanwhile({ claims, bookings }, tx, { order, slot, claim });
      await claims.keep(tx, claim, until);
      // Nobody gets a reference for places without a confirmed contact.
      await claims.confirmed(tx, claim);
      return end;
    },
    retake: async ({ isPinned }) => isStillBought(await places(), { ...times, isPinned }),
    sell: async (payment) => {
      await claims.sold(tx, claim);
      const total = centavos(tour.total);
      await bookings.enqueue(tx, { id: uuidV7(now, random(10)), order, payment, claim, slot, total });
      await announcePaid(tx, order);
      return [
        itemLine({
          id: `${code}T`,
          description: `Tour: ${tour.title.es}. Lo opera ${tour.seller.name}`,
          total,
          tax: TOUR_TAX,
        }),
      ];
    },
    returning: () => returnedTour(bookings, tx, { order, tour, now }),
    release: async () => {
      const failed = afterFailure(await places(), now);
      if (failed.kind === 'kept') await claims.keep(tx, claim, failed.until);
      return failed.until;
    },
  };
}
