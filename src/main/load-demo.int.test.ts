import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo, loadDemoIfNeeded } from '#main/load-demo.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { DAY, instant } from '#kernel/instant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = instant(Date.parse('2026-11-21T18:00:00Z'));
const random = randomBytes;

const departuresOf = (report: Awaited<ReturnType<typeof loadDemo>> | undefined) =>
  report?.outcome.ok ? report.outcome.value.changes.departures : undefined;

test('loads where nothing is on sale, and again only when days run out', async () => {
  const first = await loadDemoIfNeeded(database.pool, { now, random });
  expect(first?.notices).toEqual([]);
  expect(departuresOf(first)?.added).toBeGreaterThan(90 * 110);

  expect(await loadDemoIfNeeded(database.pool, { now, random })).toBeUndefined();

  const later = departuresOf(await loadDemoIfNeeded(database.pool, { now: instant(now + 40 * DAY), random }));
  expect(later).toMatchObject({ updated: 0, withdrawn: 0 });
  expect(later?.added).toBeGreaterThan(40 * 110);
});

test('loading again changes nothing but the version', async () => {
  const moment = { now: instant(now + 40 * DAY), random };
  const again = departuresOf(await loadDemo(database.pool, moment));
  expect(again).toMatchObject({ added: 0, updated: 0, kept: 0, withdrawn: 0, removed: 0 });
});

test('holiday windows and the demo code are there', async () => {
  const { rows } = await database.pool.query('select code, percent from promo_code');
  expect(rows).toEqual([{ code: 'VERANO10', percent: 10 }]);
  const windows = await database.pool.query('select count(*) as n from sep_window');
  expect(windows.rows[0].n).toBeGreaterThan(3);
});

test("a carrier's own timetable is never replaced by the demo", async () => {
  await database.pool.query("insert into agency values ('OTHER', 'Other', '', 'America/Mexico_City')");
  const much = instant(now + 400 * DAY);
  expect(await loadDemoIfNeeded(database.pool, { now: much, random })).toBeUndefined();
});
