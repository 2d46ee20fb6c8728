import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';
import { BY_DISTANCE } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { importTables } from '#testing/import-small.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const MATERIAL = process.env.ANDEN_TEST_MATERIAL ?? '../shared/data';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface RealFeed {
  readonly name: string;
  readonly overlay?: string;
  readonly options: Partial<PublishOptions>;
  readonly notices: Readonly<Record<string, number>>;
  readonly stops: number;
  readonly routes: number;
  readonly departures: number;
}

const FEEDS: readonly RealFeed[] = [
  {
    name: 'dev-flixbus-uk-2025',
    overlay: 'added',
    options: { shiftDates: true, fareByDistance: BY_DISTANCE },
    // Its trips name shapes, and it has no shapes.txt: one notice for each that can be loaded and names one.
    notices: { unusable_trip: 149, unknown_column: 6, foreign_key_violation: 4550 },
    stops: 113,
    routes: 37,
    departures: 39_121,
  },
  {
    name: 'dev-tren-aifa-mx-2026',
    options: {},
    notices: { invalid_input_files_in_subfolder: 1, anden_headway_sold_as_times: 6 },
    stops: 12,
    routes: 1,
    departures: 3048,
  },
  {
    name: 'dev-fares-kapnos-2025',
    options: { shiftDates: true, currencyRates: { EUR: 2150 } },
    notices: {},
    stops: 3,
    routes: 4,
    departures: 5314,
  },
];

/** Runs only where the feeds are present, and reports which were skipped. */
const isThere = (name: string): boolean => {
  const there = existsSync(join(MATERIAL, 'gtfs', name));
  if (!there) console.warn(`SKIPPED: the feed ${name} is not in ${join(MATERIAL, 'gtfs')} (set ANDEN_TEST_MATERIAL)`);
  return there;
};

for (const { name, overlay, options, notices, stops, routes, departures } of FEEDS) {
  const path = join(MATERIAL, 'gtfs', name);
  test.skipIf(!isThere(name))(`loads ${name}, with something to buy`, async () => {
    const book = createNoticeCollector();
    const source = await readSource(path, {
      ...(overlay && { overlay: join(path, overlay) }),
      report: book.report,
    });
    if (!source.ok) throw new Error(source.fault.message);
    const { outcome, counts } = await importTables(database.pool, source.value, { ...options, book });
    const { anden_fare_by_distance: _, ...found } = Object.fromEntries(counts);
    expect(found).toEqual(notices);
    if (!outcome.ok) throw new Error(outcome.fault.reason);
    const { publication, changes } = outcome.value;
    expect([publication.stops.length, publication.routes.length]).toEqual([stops, routes]);
    expect(changes.departures.added).toBe(departures);
    const { tripsRead, tripsLoaded, leftOut } = publication.reading;
    expect(tripsLoaded + [...leftOut.values()].reduce((sum, n) => sum + n, 0)).toBe(tripsRead);
    const { rows } = await database.pool.query(`
      select count(distinct (a.stop_id, b.stop_id)) as pairs
      from departure d
      join departure_call a using (departure_id)
      join departure_call b using (departure_id)
      join fare f on f.origin_id = a.stop_id and f.destination_id = b.stop_id
        and f.service_class_id = d.service_class_id
      where d.service_date = '2026-12-05' and b.call_index > a.call_index and b.arrives_at > a.departs_at`);
    expect(rows[0].pairs).toBeGreaterThan(1);
  });
}

test.skipIf(!isThere('dev-flixbus-uk-2025'))('a feed without its agency is refused by name', async () => {
  const book = createNoticeCollector();
  const source = await readSource(join(MATERIAL, 'gtfs', 'dev-flixbus-uk-2025'), { report: book.report });
  if (!source.ok) throw new Error(source.fault.message);
  const { outcome, notices } = await importTables(database.pool, source.value);
  expect(outcome).toMatchObject({ ok: false, fault: { reason: 'incomplete' } });
  expect(notices.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
    { code: 'missing_required_file', file: 'agency.txt' },
  ]);
});
