import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { costeraFeed } from '../../../db/demo/costera-feed.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { packFeed } from '#adapters/gtfs/pack-feed.ts';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { exportTimetable } from '#app/timetable/export-timetable.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { canonicalErrors } from '#domain/timetable/gtfs/export/testing/canonical-errors.ts';
import { PUBLISHER } from '#domain/timetable/gtfs/export/testing/written-tables.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { BY_DISTANCE, NOW, SMALL, tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { id } from '#kernel/ids.ts';
import { after, localDate, SECOND, zone } from '#kernel/instant.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import { importTables } from '#testing/import-small.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const MATERIAL = process.env.ANDEN_TEST_MATERIAL ?? '../shared/data';
const TODAY = localDate('2026-11-21');

let here: TestDatabase;
let there: TestDatabase;
let folder: string;
beforeEach(async () => {
  [here, there] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'anden-export-'));
});
afterEach(async () => {
  await Promise.all([here.drop(), there.drop(), rm(folder, { recursive: true })]);
});

/** A few weeks of a large feed suffice: later weeks repeat them. */
const THREE_WEEKS = { horizonDays: 21 };
const TIMEOUT_MS = 180_000;

async function load({ pool }: TestDatabase, tables: Tables, options: Partial<PublishOptions> = {}) {
  const { outcome, notices } = await importTables(pool, tables, options);
  if (!outcome.ok) throw new Error(outcome.fault.reason);
  return { errors: notices.filter(({ severity }) => severity === 'ERROR'), ...outcome.value };
}

async function read(path: string, overlay?: string): Promise<Tables> {
  const source = await readSource(path, { report: createNoticeCollector().report, ...(overlay && { overlay }) });
  if (!source.ok) throw new Error(source.fault.message);
  return source.value;
}

async function exported({ pool }: TestDatabase): Promise<Uint8Array> {
  const store = timetableStore(pool);
  const timetable = { current: async () => buildTimetable(await store.published(TODAY)) };
  const feed = await exportTimetable({ timetable, store, publisher: PUBLISHER, pack: packFeed })(NOW);
  if (!feed) throw new Error('nothing is on sale');
  return feed.bytes;
}

/** Everything on sale: each ride of each run, with departure, arrival, bus and fare. */
async function sold({ pool }: TestDatabase) {
  const timetable = buildTimetable(await timetableStore(pool).published(TODAY));
  const rides: string[] = [];
  for (const [origin, byDestination] of timetable.rides) {
    for (const [destination, some] of byDestination) {
      for (const { pattern, from, to } of some) {
        const { trip, route, service, seats, layoutId, byDate, calls } = pattern;
        const fare = timetable.fares.of({ origin, destination }, service.id);
        const times = `${calls[from]!.departsS}-${calls[to]!.arrivesS}`;
        const bus = [trip, route, service.id, service.discountsApply, seats, layoutId, timetable.zone].join(' ');
        rides.push([origin, destination, from, to, times, bus, fare, [...byDate.keys()].toSorted()].join(' '));
      }
    }
  }
  const { rows: plans } = await pool.query('select layout_id, seats, plan from bus_layout order by layout_id');
  const { rows: classes } = await pool.query('select * from service_class order by service_class_id');
  const { rows: stops } = await pool.query(
    `select stop_id, name, city, area, zone, latitude, longitude, kind, address, drop_off_only from stop
     where stop_id in (select stop_id from trip_call) order by stop_id`,
  );
  const { rows: routes } = await pool.query('select route_id, route_type from route order by route_id');
  const { rows: paths } = await pool.query(
    `select trip_id, latitudes, longitudes, distances from trip join shape using (shape_id) order by trip_id`,
  );
  return { rides: rides.toSorted(), departures: timetable.runs.size, plans, classes, stops, routes, paths };
}

interface Feed {
  readonly name: string;
  readonly isThere: boolean;
  readonly tables: () => Promise<Tables>;
  readonly options?: Partial<PublishOptions>;
  /** The expected numbers: comparing two empty timetables would always succeed. */
  readonly departures: number;
  /** Points of shapes. */
  readonly points?: number;
}

const material = (name: string, overlay?: string) => {
  const path = join(MATERIAL, 'gtfs', name);
  const isThere = existsSync(path);
  if (!isThere) console.warn(`SKIPPED: the feed ${name} is not in ${join(MATERIAL, 'gtfs')} (set ANDEN_TEST_MATERIAL)`);
  return { name, isThere, tables: () => read(path, overlay && join(path, overlay)) };
};

const FEEDS: readonly Feed[] = [
  {
    name: 'the demo',
    isThere: true,
    tables: async () => costeraFeed(dateInZone(NOW, zone('America/Mexico_City'))),
    options: THREE_WEEKS,
    departures: 1_500,
  },
  {
    ...material('dev-flixbus-uk-2025', 'added'),
    options: { ...THREE_WEEKS, shiftDates: true, fareByDistance: BY_DISTANCE },
    departures: 8_000,
  },
  { ...material('dev-tren-aifa-mx-2026'), options: THREE_WEEKS, departures: 500, points: 150 },
  {
    ...material('dev-fares-kapnos-2025'),
    options: { ...THREE_WEEKS, shiftDates: true, currencyRates: { EUR: 2150 } },
    departures: 1_000,
  },
];

for (const { name, isThere, tables, options, departures, points = 0 } of FEEDS) {
  test.skipIf(!isThere)(
    `${name}, written and loaded again, has the same departures, fares, seats and paths`,
    async () => {
      await load(here, await tables(), options);
      const before = await sold(here);
      expect(before.departures).toBeGreaterThan(departures);
      expect(before.paths.flatMap(({ latitudes }) => latitudes).length).toBeGreaterThanOrEqual(points);
      const bytes = await exported(here);
      await writeFile(join(folder, 'gtfs.zip'), bytes);

      const written = await read(join(folder, 'gtfs.zip'));
      expect(canonicalErrors(written)).toEqual([]);
      const { errors } = await load(there, written);
      expect(errors).toEqual([]);
      expect(await sold(there)).toEqual(before);
      expect(Buffer.compare(await exported(here), bytes)).toBe(0);
    },
    TIMEOUT_MS,
  );
}

test('a run kept as it was sold is written at its own times, in its own bus, and once', async () => {
  const { pool } = here;
  await load(here, tablesOf(SMALL));
  await sell(here, 'T1', '2026-11-27');
  const later = SMALL['stop_times']!.replace('T1,08:00:00,08:00:00', 'T1,07:30:00,07:30:00');
  await importTables(pool, tablesOf({ ...SMALL, stop_times: later }), { layout: { pattern: '2+1', seats: 24 } });
  await writeFile(join(folder, 'gtfs.zip'), await exported(here));

  const written = await read(join(folder, 'gtfs.zip'));
  expect(canonicalErrors(written)).toEqual([]);
  const { errors } = await load(there, written);
  expect(errors).toEqual([]);
  const { rows } = await there.pool.query(
    `select d.trip_id, d.seats, c.departs_at from departure d join departure_call c using (departure_id)
     where c.call_index = 0 and service_date = '2026-11-27' order by c.departs_at`,
  );
  const clocks = rows.map(({ trip_id: trip, seats, departs_at: at }) => [
    trip,
    seats,
    isoInZone(at, zone('America/Mexico_City')).slice(11, 16),
  ]);
  expect(clocks).toEqual([['T1-2', 40, '08:00']]);
  const other = await there.pool.query(`select distinct trip_id, seats from departure where trip_id = 'T1'`);
  expect(other.rows).toEqual([{ trip_id: 'T1', seats: 24 }]);
});

const runOf = async ({ pool }: TestDatabase, trip: string, date: string): Promise<string> => {
  const { rows } = await pool.query('select departure_id from departure where trip_id = $1 and service_date = $2', [
    trip,
    date,
  ]);
  return rows[0].departure_id;
};

const sell = async (database: TestDatabase, trip: string, date: string) =>
  database.pool.query(
    `insert into seat_claim (departure_id, reservation_id, direction, passenger, seat, from_leg, to_leg, state)
     values ($1, $2, 'departure', 1, 7, 0, 1, 'sold')`,
    [await runOf(database, trip, date), randomUUID()],
  );

const WITH_SHAPE = {
  ...SMALL,
  trips: 'route_id,service_id,trip_id,shape_id\nR,daily,T1,way\nR,saturday,T2,',
  shapes: `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
           way,20.70,-105.20,1,0
           way,21.02,-105.27,2,
           way,21.50,-104.90,3,110`,
};

test('a shape that changed is written as it is now, also for a run that keeps its old times', async () => {
  await load(here, tablesOf(WITH_SHAPE));
  await sell(here, 'T1', '2026-11-27');
  const stop_times = SMALL['stop_times']!.replace('T1,08:00:00,08:00:00', 'T1,07:30:00,07:30:00');
  const shapes = WITH_SHAPE.shapes.replace('21.02,-105.27', '21.0201,-105.27');
  await load(here, tablesOf({ ...WITH_SHAPE, stop_times, shapes }));
  await writeFile(join(folder, 'gtfs.zip'), await exported(here));
  const written = await read(join(folder, 'gtfs.zip'));
  expect(canonicalErrors(written)).toEqual([]);
  await load(there, written);
  const { paths } = await sold(there);
  const way = { latitudes: [20.7, 21.0201, 21.5], longitudes: [-105.2, -105.27, -104.9], distances: [0, null, 110] };
  expect(paths).toEqual([
    { trip_id: 'T1', ...way },
    { trip_id: 'T1-2', ...way },
  ]);

  await load(there, tablesOf({ ...SMALL, stop_times }));
  const { rows: left } = await there.pool.query('select shape_id from shape');
  expect(left).toEqual([]);
});

test('a run that an operator cancelled is on no feed until that is taken back', async () => {
  const store = timetableStore(here.pool);
  await load(here, tablesOf(SMALL));
  const departure = id<'departure'>(await runOf(here, 'T1', '2026-11-27'));
  const event = id<'departure-event'>('01890000-0000-7000-8000-000000000000');
  let words: Timetable['words'] = [];
  const current = async () => ({ ...buildTimetable(await store.published(TODAY)), words });
  const exporting = exportTimetable({ timetable: { current }, store, publisher: PUBLISHER, pack: packFeed });
  const exceptions = async () => {
    await writeFile(join(folder, 'gtfs.zip'), (await exporting(NOW))!.bytes);
    return (await read(join(folder, 'gtfs.zip'))).get('calendar_dates.txt')!.lines.map(({ cells }) => cells.join());
  };
  const asPublished = await exceptions();
  words = [{ event, departure, fromCall: 0, minutes: undefined }];
  expect(await exceptions()).toEqual(['T1,20261127,2', ...asPublished]);
  words = [{ event: id('01890000-0000-7000-8000-000000000001'), departure, fromCall: 0, minutes: 0 }, ...words];
  expect(await exceptions()).toEqual(asPublished);
});

test('a cancellation that is read after a newer report is in the feed, which is newer for it', async () => {
  const store = timetableStore(here.pool);
  await load(here, tablesOf(SMALL));
  await here.pool.query(`update timetable_version set published_at = '2026-11-01'`);
  const [first, second] = [await runOf(here, 'T1', '2026-11-27'), await runOf(here, 'T1', '2026-11-28')];
  const [event, minutes] = [id<'departure-event'>('01890000-0000-7000-8000-000000000001'), 20];
  let words: Timetable['words'] = [{ event, departure: id(first), fromCall: 0, minutes }];
  const current = async () => ({ ...buildTimetable(await store.published(TODAY)), words });
  const exporting = exportTimetable({ timetable: { current }, store, publisher: PUBLISHER, pack: packFeed });
  const before = (await exporting(NOW))!;
  const earlier = id<'departure-event'>('01890000-0000-7000-8000-000000000000');
  words = [...words, { event: earlier, departure: id(second), fromCall: 0, minutes: undefined }];
  const soon = after(NOW, SECOND);
  const feed = (await exporting(soon))!;
  await writeFile(join(folder, 'gtfs.zip'), feed.bytes);
  const days = (await read(join(folder, 'gtfs.zip'))).get('calendar_dates.txt')!.lines.map(({ cells }) => cells.join());
  expect(days).toContain('T1,20261128,2');
  expect(feed.modified).toBeGreaterThan(before.modified);
  // Nothing new: the same file.
  expect(await exporting(after(soon, SECOND))).toBe(feed);
});
