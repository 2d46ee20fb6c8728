import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { packFeed } from '#adapters/gtfs/pack-feed.ts';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { exportTimetable } from '#app/timetable/export-timetable.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { canonicalErrors } from '#domain/timetable/gtfs/export/testing/canonical-errors.ts';
import { PUBLISHER } from '#domain/timetable/gtfs/export/testing/written-tables.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { registerFeed } from '#http/feed/register-feed.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let now: Instant;
let site: Awaited<ReturnType<typeof openSite>>;

const BUS = {
  rows: 1,
  columns: ['A', 'B', null, 'C', 'D'],
  facilities: [{ kind: 'door', row: 1, side: 'right' }],
  gaps: [],
};

beforeAll(async () => {
  database = await createTestDatabase();
  const sale = await openSale(database.pool);
  now = sale.now;
  await database.pool.query('update bus_layout set plan = $1', [BUS]);
  const store = timetableStore(database.pool);
  const timetable = createTimetableCache({ store, clock: { now: () => now }, report: sale.report });
  const exportFeed = exportTimetable({ timetable, store, publisher: PUBLISHER, pack: packFeed });
  site = await openSite(sale, { register: [registerFeed({ exportFeed, now: () => now })] });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.origin}/gtfs.zip`, { method, headers });

test('anybody gets the timetable as a file that the rules accept, and no cookie', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="gtfs.zip"',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'anden-feed-'));
  await writeFile(join(folder, 'gtfs.zip'), await answer.bytes());
  const read = await readSource(join(folder, 'gtfs.zip'), { report: createNoticeCollector().report });
  await rm(folder, { recursive: true });
  if (!read.ok) throw new Error(read.fault.message);
  expect(canonicalErrors(read.value)).toEqual([]);
  expect(read.value.get('trips.txt')?.lines).toHaveLength(5);
});

test('it is sent once: who has it is told so by its tag or its day', async () => {
  const first = await ask();
  const tag = first.headers.get('etag')!;
  const day = first.headers.get('last-modified')!;
  expect((await ask({ 'if-none-match': `"other", W/${tag}` })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': day })).status).toBe(200);
  expect((await ask({ 'if-modified-since': day })).status).toBe(304);
  expect((await ask({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).status).toBe(200);
  expect((await ask({ 'if-modified-since': 'never' })).status).toBe(200);
  const head = await ask({}, 'HEAD');
  expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
});

test('another timetable is another file, so is another day, and none is not found', async () => {
  const tags = [(await ask()).headers.get('etag')];
  const afterwards = async (milliseconds: number) => {
    now = after(now, milliseconds);
    return ask();
  };
  await database.pool.query(`delete from departure where trip_id = 'out-08' and service_date = '2026-12-24'`);
  await database.pool.query('update timetable_version set version = version + 1');
  tags.push((await afterwards(2_000)).headers.get('etag'), (await afterwards(DAY)).headers.get('etag'));
  expect(new Set(tags).size).toBe(3);
  await database.pool.query(`update departure set status = 'withdrawn'`);
  await database.pool.query('update timetable_version set version = version + 1');
  expect((await afterwards(2_000)).status).toBe(404);
});
