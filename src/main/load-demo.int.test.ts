import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo, loadDemoIfNeeded } from '#main/load-demo.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
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

const daysOnSale = async () =>
  (await database.pool.query("select distinct service_date from departure where status = 'scheduled'")).rows.length;

test('where nothing is on sale a week is loaded at once and the rest behind', async () => {
  const rest = await loadDemoIfNeeded(database.pool, { now, random });
  expect(await daysOnSale()).toBeLessThan(10);
  const report = (await rest!())!;
  expect(report.notices).toEqual([]);
  expect(departuresOf(report)).toMatchObject({ updated: 0, removed: 0, withdrawn: 0 });
  expect(await daysOnSale()).toBeGreaterThan(90);
  expect(await loadDemoIfNeeded(database.pool, { now, random })).toBeUndefined();
});

test('days that run out are filled up behind, and nothing on sale is lost meanwhile', async () => {
  const later = { now: instant(now + 40 * DAY), random };
  const before = await daysOnSale();
  const rest = await loadDemoIfNeeded(database.pool, later);
  expect(await daysOnSale()).toBe(before);
  const changes = departuresOf(await rest!());
  expect(changes).toMatchObject({ updated: 0, withdrawn: 0 });
  expect(changes?.added).toBeGreaterThan(40 * 110);
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
