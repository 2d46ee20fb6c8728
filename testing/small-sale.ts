import { randomBytes } from 'node:crypto';
import { liveAvailability } from '#adapters/db/seats/availability.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import { promoCodes } from '#adapters/db/fares/promo-codes.ts';
import { reservations } from '#adapters/db/booking/reservations.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import type { Caller } from '#app/caller.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { type ChooseRuns, chooseRuns } from '#app/booking/choose-runs.ts';
import { listSchedules, type Schedules } from '#app/booking/list-schedules.ts';
import type { Faults } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Result } from '#kernel/result.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { newBoardingKey } from '#main/config/secrets.ts';
import { OFFERS } from '#testing/offers.ts';
import { type Instant, instant } from '#kernel/instant.ts';

/** Noon of Friday 27 November 2026 in Guadalajara: the present of the tests. */
export const NOON: Instant = instant(Date.parse('2026-11-27T18:00:00Z'));

export const CALLER: Caller = { sessionHash: new Uint8Array(32).fill(7), address: '192.0.2.7' };
export const STRANGER: Caller = { sessionHash: new Uint8Array(32).fill(8), address: '192.0.2.8' };

/** The dependencies of the sale with a real database. */
export const saleDeps = (pool: Pool): SaleDeps => {
  const store = timetableStore(pool);
  const report = () => undefined;
  return {
    timetable: createTimetableCache({ store, clock: { now: () => NOON }, report }),
    departures: store,
    availability: liveAvailability(pool),
    promos: promoCodes(pool),
    reservations: reservations(pool),
    boardingCodes: boardingCodes({ privateKey: newBoardingKey() }),
    offers: OFFERS,
    travellerSessions: travellerSessions(pool),
    random: (bytes) => randomBytes(bytes),
    report,
  };
};

/** A valid search: one adult, outbound on 1 December and return on the 3rd. */
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

type SearchOf = Parameters<ReturnType<typeof createReservation>>[0];

/** The sale of the small line, with the shortest way to each of its states. */
export const smallSale = (pool: Pool) => {
  const deps = saleDeps(pool);

  /** A draft made from the search, with some changes. */
  const draft = async (change: Partial<SearchOf> = {}): Promise<Reservation> =>
    valueOf(await createReservation(deps)({ ...SEARCH, ...change }, CALLER, NOON));

  const schedules = async (
    code: string,
    direction: Direction,
    { date, now = NOON }: { readonly date?: string; readonly now?: Instant } = {},
  ): Promise<Schedules> => valueOf(await listSchedules(deps)({ code, direction, date }, CALLER, now));

  /** The run at an index of the list. */
  const offered = async (code: string, direction: Direction, at: number, date?: string): Promise<Segment> =>
    (await schedules(code, direction, { date })).offers[at]!.run.segment;

  const choose = (input: ChooseRuns, now = NOON) => chooseRuns(deps)(input, CALLER, now);

  /** A draft with the first run of each day chosen. */
  const chosen = async (change: Partial<SearchOf> = {}): Promise<Reservation> => {
    const { code, round } = await draft(change);
    const back = round ? await offered(code, 'return', 0) : undefined;
    return valueOf(await choose({ code, departure: await offered(code, 'departure', 0), return: back }));
  };

  return { parts: deps, draft, schedules, offered, choose, chosen };
};

export type SmallSale = ReturnType<typeof smallSale>;

const valueOf = <T>(result: Result<T, Faults>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.value;
};

/** The refusals of an answer, each with its field. */
export const codes = (result: Result<unknown, Faults>): readonly string[] =>
  result.ok ? [] : result.fault.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`));
