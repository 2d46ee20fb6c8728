import { randomBytes } from 'node:crypto';
import { liveAvailability } from '#adapters/db/availability.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { promoCodes } from '#adapters/db/promo-codes.ts';
import { type ReleaseSeats, reservations } from '#adapters/db/reservations.ts';
import { timetableStore } from '#adapters/db/timetable.ts';
import type { Caller } from '#app/booking/caller.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Instant, instant } from '#kernel/instant.ts';

/** Noon of Friday 27 November 2026 in Guadalajara: the present of the tests. */
export const NOON: Instant = instant(Date.parse('2026-11-27T18:00:00Z'));

export const CALLER: Caller = { sessionHash: new Uint8Array(32).fill(7), address: '192.0.2.7' };
export const STRANGER: Caller = { sessionHash: new Uint8Array(32).fill(8), address: '192.0.2.8' };

/** The parts of the sale over a real database. */
export const saleParts = (pool: Pool, releaseSeats: ReleaseSeats): SaleParts => {
  const store = timetableStore(pool);
  const report = () => undefined;
  return {
    timetable: createTimetableCache({ store, clock: { now: () => NOON }, report }),
    departures: store,
    availability: liveAvailability(pool),
    promos: promoCodes(pool),
    reservations: reservations(pool, releaseSeats),
    random: (bytes) => randomBytes(bytes),
    report,
  };
};

/** A search that is right: one adult, out on 1 December and back on the 3rd. */
export const SEARCH = {
  origin: 'gdl',
  destination: 'pvr',
  round: true,
  departure: { date: '2026-12-01' },
  return: { date: '2026-12-03' },
  passengers: ['adult'],
  promo: null,
  lang: 'es',
} as const satisfies Parameters<ReturnType<typeof createReservation>>[0];

/** A draft made from that search with some of it changed. */
export const draft = async (
  parts: SaleParts,
  change: Partial<Parameters<ReturnType<typeof createReservation>>[0]> = {},
): Promise<Reservation> => {
  const created = await createReservation(parts)({ ...SEARCH, ...change }, CALLER, NOON);
  if (!created.ok) throw new Error(`the draft was refused: ${JSON.stringify(created.fault)}`);
  return created.value;
};
