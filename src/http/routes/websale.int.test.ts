import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueHandlers } from '#http/routes/catalogue.ts';
import { begunHandlers } from '#http/routes/begun.ts';
import { websaleHandlers } from '#http/routes/websale.ts';
import type { Handler } from '#http/handler.ts';
import { leavings } from '#adapters/db/booking/leave.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { CALLER, NOON, saleDeps } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import * as catalogue from '#wire/catalogue.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';
import { postAdditionals } from '#wire/additionals.ts';
import * as websale from '#wire/websale.ts';

let database: TestDatabase;
let handlers: readonly Handler[];

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  const deps = saleDeps(database.pool);
  handlers = [
    ...websaleHandlers(deps),
    ...begunHandlers({ ...deps, leavings: leavings(database.pool, deps.report) }),
    ...catalogueHandlers({ ...deps, version: 'build-7' }),
  ];
});
afterAll(() => database.drop());

type Asked<R> = { query?: QueryInput<R>; body?: BodyInput<R>; params?: Record<string, string> };

/** A call as the server makes it: request and answer pass the route's schemas. */
const answer = async <R extends Route>(route: R, asked: Asked<R> = {}, among = handlers) => {
  const found = among.find((handler) => handler.route === (route as Route));
  if (!found) throw new Error(`nobody answers ${route.path}`);
  const result = await found.handle({
    query: route.query && v.parse(route.query, asked.query ?? {}),
    body: route.body && v.parse(route.body, asked.body),
    params: asked.params ?? {},
    caller: CALLER,
    now: NOON,
    lang: 'es',
  });
  return result.ok ? { ok: true as const, value: v.parse(route.data, result.value) as DataOf<R> } : result;
};

const call = async <R extends Route>(route: R, asked: Asked<R> = {}): Promise<DataOf<R>> => {
  const result = await answer(route, asked);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

test('from the origins to the seats, every answer keeps to its schema', async () => {
  const { origins, destinations } = await call(websale.getOrigins);
  expect(origins.map(({ id }) => id)).toEqual(['pvr', 'gdl', 'cru', 'gua']);
  expect(destinations).toEqual({ gdl: ['pvr', 'cru', 'gua'], pvr: ['gdl', 'gua'], gua: ['pvr', 'gdl'] });

  expect(await call(websale.getPromotionalCode, { query: { code: 'costa10' } })).toEqual({
    code: 'COSTA10',
    percent: 10,
    valid_until: null,
  });

  const created = await call(websale.postCreate, {
    body: {
      origin: 'gdl',
      destination: 'gua',
      departure: { date: '2026-12-22' },
      passengers: [{ type: 'adult' }, { type: 'minor' }],
    },
  });
  const { code } = created.reservation;
  expect(created.reservation).toMatchObject({
    round: true,
    now: 'horarios',
    payment: 'process',
    contact: { privacy: true, changes: false, first_time_contact: true },
    return: { open: true, date: null },
    // Only the open return has a price.
    summary: { complete: false, total: 120000 },
    configs: {
      max_passengers: 10,
      max_students: 4,
      max_teachers: 2,
      fecha_sep: '2026-12-21',
      fecha_fin_sep: '2027-01-06',
    },
    expires_at: null,
    extensions_left: 10,
  });

  const listed = await call(websale.getSchedules, { query: { code } });
  expect(listed.schedules[0]).toMatchObject({
    departs_at: '2026-12-22T08:00:00-06:00',
    arrives_at: '2026-12-22T14:00:00-07:00',
    duration_minutes: 420,
    stops_between: 2,
    price: 120000,
    adult_fare: 80000,
    free_seats: 4,
    students: 4,
    teachers: 2,
    inapam: 2,
    available: true,
    other_journey: { kind: 'open', direction: 'return', price: 120000 },
  });
  const { schedule_id, schedule_detail_id } = listed.schedules[0]!;

  const dated = await call(websale.postSchedules, { body: { code, departure: { schedule_id, schedule_detail_id } } });
  expect(dated.reservation).toMatchObject({
    now: 'contacto',
    departure: { schedule_id, schedule_detail_id, schedule: { price: 120000 } },
    price_departure: 120000,
    summary: { complete: true, total: 240000 },
    deadlines: {
      departure: {
        pay_at_counter_until: '2026-12-22T07:30:00-06:00',
        released_at: '2026-12-22T07:45:00-06:00',
        zone: 'America/Mexico_City',
      },
      return: null,
    },
  });

  const name = { first_name: 'Ana', last_name: 'Díaz' };
  const contact = { ...name, cell_phone: '+1 415 555 2671', email: 'ana@example.com', privacy: true, of_age: true };
  const named = await call(websale.postContact, { body: { code, contact, passengers: [name, name] } });
  expect(named.reservation).toMatchObject({
    now: 'adicionales',
    contact: { cell_phone: '+14155552671', first_time_contact: false },
  });
  expect(named.reservation.sale_internet).toEqual({ packages: { packages: [], price: 0 } });

  await call(postAdditionals, { body: { code, sale_internet: named.reservation.sale_internet } });
  expect((await call(websale.getReservation, { query: { code } })).reservation).toMatchObject({
    now: 'asientos',
    passengers: [{ position: 1, ...name, seat_departure: null }, { position: 2 }],
  });
});

test('a schedule_detail_id that is none names no run', async () => {
  const { reservation } = await call(websale.postCreate, {
    body: {
      origin: 'gdl',
      destination: 'pvr',
      round: false,
      departure: { date: '2026-12-01' },
      passengers: [{ type: 'adult' }],
    },
  });
  const chosen = { schedule_id: 'x', schedule_detail_id: 'first-last' };
  expect(await answer(websale.postSchedules, { body: { code: reservation.code, departure: chosen } })).toMatchObject({
    fault: [{ code: 'schedules_not_found', field: 'departure' }],
  });
});

test('origins that cannot be loaded have a refusal of their own', async () => {
  const lost = await createTestDatabase();
  await lost.drop();
  const store = timetableStore(lost.pool);
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const timetable = createTimetableCache({ store, clock: { now: () => NOON }, report });
  const deps = { ...saleDeps(database.pool), timetable, report };
  expect(await answer(websale.getOrigins, {}, websaleHandlers(deps))).toMatchObject({
    fault: [{ code: 'origins_not_loaded' }],
  });
  expect(problems).toHaveLength(1);
});

test('the public timetable and fares', async () => {
  const pair = { origin: 'gdl', destination: 'pvr' };
  const { schedules, date } = await call(catalogue.getScheduleList, { query: pair });
  expect(date).toBe('2026-11-27');
  expect(schedules.map(({ departs_at, adult_fare }) => [departs_at, adult_fare])).toEqual([
    ['2026-11-27T08:00:00-06:00', 65001],
    ['2026-11-27T14:00:00-06:00', 90000],
    ['2026-11-27T23:30:00-06:00', 65001],
  ]);
  const { rates } = await call(catalogue.getRateList, { query: pair });
  expect(rates.map(({ service, type, one_way }) => [service.en, type, one_way])).toEqual([
    ['Luxury', 'adult', 90000],
    ['Luxury', 'minor', 90000],
    ['Luxury', 'infant', 0],
    ['Plus', 'adult', 65001],
    ['Plus', 'minor', 32501],
    ['Plus', 'inapam', 32501],
    ['Plus', 'infant', 0],
    ['Plus', 'student_flex', 48751],
    ['Plus', 'teacher_flex', 55251],
  ]);
  expect(rates[0]).toMatchObject({ round_trip: 155001, percent_off: 0 });
  expect(await call(catalogue.getRateList)).toEqual({ rates: [] });
  expect(await call(catalogue.getScheduleList)).toMatchObject({ origin: null, destination: null, schedules: [] });
});

test('the lowest price of each day, or why there is none', async () => {
  const query = { origin: 'gdl', destination: 'pvr', from: '2026-12-24', to: '2026-12-26' };
  expect(await call(catalogue.getPriceCalendar, { query })).toEqual({
    today: '2026-11-27',
    last_day: '2027-02-25',
    days: [
      { date: '2026-12-24', state: 'on_sale', price: 65001 },
      { date: '2026-12-25', state: 'no_runs', price: null },
      { date: '2026-12-26', state: 'on_sale', price: 65001 },
    ],
  });
  expect(await answer(catalogue.getPriceCalendar, { query: { ...query, to: '2026-12-01' } })).toMatchObject({
    fault: [{ code: 'day_range_invalid', field: 'to' }],
  });
});

test('version', async () => {
  const version = (project_id: string, last_active?: string) =>
    answer(catalogue.getVersion, { params: { project_id }, query: { last_active } });
  expect(await version('1', 'build-6')).toMatchObject({ value: { version: 'build-7', current: false } });
  expect(await version('1', 'build-7')).toMatchObject({ value: { current: true } });
  expect(await version('2')).toMatchObject({ fault: [{ code: 'not_found' }] });
});
