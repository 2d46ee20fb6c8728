import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALENDARS } from '#adapters/gtfs/testing/defects/calendars.ts';
import { FARES } from '#adapters/gtfs/testing/defects/fares.ts';
import { PLACES } from '#adapters/gtfs/testing/defects/places.ts';
import { type FeedBytes, GOOD, GOOD_STOPS, readFeedBytes, tripOf } from '#adapters/gtfs/testing/good-feed.ts';
import { mutated, mutations } from '#adapters/gtfs/testing/mutations.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { instant } from '#kernel/instant.ts';
import { importTables } from '#testing/import-small.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { NOW } from '#domain/timetable/gtfs/testing/small-feed.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';

/** `ANDEN_FEED_IMPORTS=500` tests more feeds. */
const RUNS = Number(process.env.ANDEN_FEED_IMPORTS ?? 20);
const SEED = Number(process.env.ANDEN_SEED ?? 20261122);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await load(GOOD);
});
afterAll(() => database.drop());

const rows = async (sql: string) => (await database.pool.query(sql)).rows;

const TABLES = 'agency stop bus_layout service_class route trip trip_call departure departure_call leg_seats fare';

const state = () =>
  Promise.all([...TABLES.split(' '), 'timetable_version'].map((table) => rows(`select * from ${table} order by 1, 2`)));

interface Loading extends Partial<PublishOptions> {
  readonly mayTakeMostOff?: boolean;
}

/** The outcome of a feed: why it was refused, or undefined. */
async function load(feed: FeedBytes, options: Loading = {}): Promise<string | undefined> {
  const source = await readFeedBytes(feed);
  if (!source.ok) return source.fault.code;
  const { outcome } = await importTables(database.pool, source.value, options);
  return outcome.ok ? undefined : outcome.fault.reason;
}

async function expectWholeTrips(what: string): Promise<void> {
  const trips = await rows('select trip_id, array_agg(stop_id order by call_index) as stops from trip_call group by 1');
  for (const { trip_id, stops } of trips) {
    const wanted = GOOD_STOPS.get(tripOf(trip_id));
    if (wanted) expect([trip_id, stops], what).toEqual([trip_id, wanted]);
  }
}

/** Loads a feed over the valid one, checks the effect, and restores the valid one. */
async function tryOver(feed: FeedBytes, what: string, options: Loading = {}): Promise<string | undefined> {
  const before = await state();
  const refused = await load(feed, { mayTakeMostOff: false, ...options });
  if (refused === undefined) {
    await expectWholeTrips(what);
    expect(await load(GOOD), what).toBeUndefined();
  } else expect(await state(), what).toEqual(before);
  return refused;
}

test('a feed changed by chance is loaded with whole trips, or refused with nothing changed', async () => {
  const outcomes = new Set<string | undefined>();
  for (const some of fc.sample(mutations, { numRuns: RUNS, seed: SEED })) {
    outcomes.add(await tryOver(mutated(some), some.map(({ what }) => what).join('; ')));
  }
  expect(outcomes).toContain(undefined);
  expect(outcomes.size).toBeGreaterThan(1);
}, 3_600_000);

/** Defects that used to crash the import: a database error, or values that did not fit a column. */
const ONCE_CRASHES = [
  'a fare that comes to nothing',
  'a fare beyond every column',
  'fares by distance beyond belief',
  'a headway of a second',
  'a headway of 45 seconds',
  'a trip named like a start of a headway',
  'a stop_id longer than the calls take',
];

test.each([...FARES, ...CALENDARS, ...PLACES].filter(({ name }) => ONCE_CRASHES.includes(name)))(
  '$name is no crash',
  async ({ name, files, refused, options }) => {
    const feed = Object.fromEntries(Object.entries({ ...GOOD, ...files }).filter(([, text]) => text !== undefined));
    expect(await tryOver(feed as FeedBytes, name, { ...options, mayTakeMostOff: true })).toBe(refused);
  },
);

test('two starts of a headway within a minute are two departures', async () => {
  const frequencies = `${GOOD['frequencies.txt']!.split('\n')[0]}
TRIP-SHUTTLE,06:00:00,07:00:30,600,1
TRIP-SHUTTLE,07:00:30,08:00:00,600,1
`;
  expect(await load({ ...GOOD, 'frequencies.txt': frequencies })).toBeUndefined();
  const trips = await rows("select trip_id from trip where trip_id like 'TRIP-SHUTTLE@07:00%' order by 1");
  expect(trips).toEqual([{ trip_id: 'TRIP-SHUTTLE@07:00' }, { trip_id: 'TRIP-SHUTTLE@07:00:30' }]);
  expect(await load(GOOD)).toBeUndefined();
});

test('most of what is on sale stays unless somebody says otherwise', async () => {
  const lines = GOOD['trips.txt']!.split('\n');
  const oneTrip = { ...GOOD, 'trips.txt': `${lines.slice(0, 2).join('\n')}\n` };
  const before = await state();
  expect(await load(oneTrip, { mayTakeMostOff: false })).toBe('most_off_sale');
  expect(await state()).toEqual(before);
  expect(await load(oneTrip, { mayTakeMostOff: true })).toBeUndefined();
  expect(await rows('select trip_id from trip')).toEqual([{ trip_id: 'TRIP-MORNING' }]);
  expect(await load(GOOD)).toBeUndefined();
});

test('after a pause the first who comes sees the timetable that was loaded meanwhile', async () => {
  let now = NOW;
  const problems: unknown[] = [];
  const cache = createTimetableCache({
    store: timetableStore(database.pool),
    clock: { now: () => now },
    report: (problem) => problems.push(problem),
  });
  const first = await cache.current();
  expect(await load({ ...GOOD, 'routes.txt': GOOD['routes.txt']!.replace('Costa', 'Pacífico') })).toBeUndefined();
  now = instant(NOW + 60_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => cache.current()));
  expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([first.version + 1]));
  expect(problems).toEqual([]);
});
