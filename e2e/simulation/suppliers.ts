import { createHash } from 'node:crypto';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { claimStore } from '#adapters/db/tours/claims.ts';
import { tourReads } from '#adapters/db/tours/bookings.ts';
import { tourSessions } from '#adapters/db/tours/sessions.ts';
import { tourSupplier } from '#adapters/tours/supplier.ts';
import * as adventures from '#app/adventures/book-due.ts';
import { bookDue, revokeDue } from '#app/tours/book-due.ts';
import { createTourCatalogue } from '#app/tours/catalogue.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { SECOND, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { bookDueDeps } from '#main/rooms/adventures.ts';
import { tourBookingDeps } from '#main/rooms/tours.ts';
import { startAdventuresStandIn } from '#main/stand-ins/adventures.ts';
import { startTourStandIn } from '#main/stand-ins/tours.ts';
import { basketDeps } from '#testing/basket.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import type { Clock } from './clock.ts';
import type { Loop } from './loops.ts';
import { type Random, randomOf } from './random.ts';

/** Few places: it is full at times. */
export const LOUNGE: Lounge = {
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Line', phone: '3331234567' },
  stops: ['pvr'],
  zone: zone('America/Mexico_City'),
  opens: 5,
  closes: 23,
  capacity: 2,
  price: centavos(9_000),
};

/** A booking as its supplier has it, by our key of it. */
export type Booked = ReadonlyMap<string, boolean>;

const ANSWER = 25 * SECOND;
const BOOK_EVERY = 5 * SECOND;
const TELL_EVERY = 60 * SECOND;

/** What tours can do wrong when one is booked, and adventures. */
const TOUR_FAULTS = ['unavailable', 'reset', 'hang-after', 'garbage', 'late', 'late-refuse', 'full', 'price'] as const;
const ADVENTURE_FAULTS = ['unavailable', 'refuse', 'garbage', 'reset', 'hang-after', 'late'] as const;
/** The right answer, at once. */
const RIGHT = 'slow';
/** Calls that are decided in advance; later ones are answered correctly. */
const DECIDED = 4_000;
/** A tour that its operator cancels after it was booked. */
const CALLED_OFF = 0.1;

interface Place {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly report: (problem: unknown) => void;
}

export type Suppliers = Awaited<ReturnType<typeof openSuppliers>>;

/** The suppliers of tours and adventures as separate processes, and the site's own adapters, jobs and stores. */
export async function openSuppliers({ pool, clock, report }: Place) {
  const stops: (() => Promise<unknown>)[] = [];
  const onStart = (stop: () => Promise<unknown>) => void stops.push(stop);
  const [tours, wild] = await Promise.all([
    startTourStandIn({ report, onStart }),
    startAdventuresStandIn({ report, onStart }),
  ]);
  const timeoutMs = Math.round(ANSWER / clock.speed);
  // Only bookings fail, so only they are given up by the simulated clock.
  const [supplier, wildSupplier] = [tourSupplier(tours), adventureSupplier(wild)];
  const booking = {
    ...tourBookingDeps(pool, { supplier: tours, report }),
    supplier: tourSupplier({ ...tours, timeoutMs }),
  };
  const hurried = adventureSupplier({ ...wild, timeoutMs });
  const due = bookDueDeps(pool, { supplier: hurried, now: clock.now, report });
  const claims = claimStore(pool);
  const every = (milliseconds: number, run: () => Promise<unknown>): Loop => ({
    everyMs: milliseconds / clock.speed,
    run,
  });
  const loops: readonly Loop[] = [
    every(BOOK_EVERY, () => bookDue(booking)),
    // Twice, as with two servers.
    every(BOOK_EVERY, () => bookDue(booking)),
    every(TELL_EVERY, () => revokeDue(booking)),
    every(BOOK_EVERY, () => adventures.bookDue(due)),
    every(TELL_EVERY, () => adventures.endDue(due)),
    every(BOOK_EVERY, () => claims.sweep()),
  ];
  const tourDesk = deskAt(tours.url);
  const wildDesk = deskAt(wild.url);
  const bookings = async () => (await tourDesk('bookings')) as { readonly bookings: readonly TourBooking[] };

  return {
    loops,
    /** For use cases about tours, lounges, adventures and baskets. */
    depsOf: (sale: PayingSale, random: (bytes: number) => Uint8Array) => ({
      ...sale,
      random,
      newOrders: newOrders(pool),
      inTransaction: transactions(pool),
      fingerprint: (text: string) => createHash('sha256').update(text).digest('hex'),
      sessions: tourSessions(pool),
      claims,
      orderStore,
      tourReads: tourReads(pool),
      supplier,
      catalogue: createTourCatalogue({ supplier, clock }),
      adventureSupplier: wildSupplier,
      lounges: [LOUNGE],
      loungeReads: loungeReads(pool),
      baskets: baskets(pool),
      loungeStore,
      basket: { ...basketDeps(pool, sale), random },
    }),
    /** From now on this share of all bookings goes wrong, drawn from the seed; 0: none. */
    spoil: async (rate: number, seed: number): Promise<void> => {
      const random = randomOf(seed, 'suppliers', 0);
      await tourDesk('faults', { next: drawn(random, rate, TOUR_FAULTS), ms: 0 });
      await wildDesk('faults', { next: drawn(random, rate, ADVENTURE_FAULTS), ms: 0 });
    },
    /** Some operators cancel what they had booked. */
    callOff: async (seed: number): Promise<void> => {
      const random = randomOf(seed, 'called off', 0);
      for (const { key, status } of (await bookings()).bookings)
        if (status === 'confirmed' && random.chance(CALLED_OFF))
          await tourDesk('bookings', { key, status: 'cancelled' });
    },
    /** By the suppliers' own records: whether it stands. Tours by booking, adventures by order. */
    booked: async (): Promise<Booked> => {
      const { checkouts } = (await wildDesk('checkouts')) as { readonly checkouts: readonly Checkout[] };
      return new Map([
        ...(await bookings()).bookings.map(({ key, status }) => [key, status === 'confirmed'] as const),
        ...checkouts.map(({ order_id, status }) => [order_id, status !== 'cancelled'] as const),
      ]);
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

interface TourBooking {
  readonly key: string;
  readonly status: string;
}

interface Checkout {
  readonly order_id: string;
  readonly status: string;
}

const drawn = (random: Random, rate: number, faults: readonly string[]): readonly string[] =>
  Array.from({ length: DECIDED }, () => (random.chance(rate) ? faults[random.below(faults.length)]! : RIGHT));

const deskAt =
  (url: string) =>
  async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/_control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
