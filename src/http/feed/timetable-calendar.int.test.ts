import { afterAll, beforeAll, expect, test } from 'vitest';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { listPublicSchedules } from '#app/timetable/list-public-schedules.ts';
import { listRunsToCome } from '#app/timetable/runs-to-come.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { registerTimetableCalendar } from '#http/feed/register-timetable-calendar.ts';
import { after, DAY, HOUR, type Instant } from '#kernel/instant.ts';
import { openSite } from '#testing/http/open-site.ts';
import { instantOf, named, parseCalendar, startsOf } from '#testing/parsed-calendar.ts';
import { openSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
let now: Instant;
let schedules: ReturnType<typeof listPublicSchedules>;

beforeAll(async () => {
  database = await createTestDatabase();
  const sale = await openSale(database.pool);
  ({ now } = sale);
  // The bus of two o'clock does not run on Saturdays; that of ten runs on all days of its week.
  await database.pool.query(
    `delete from departure where trip_id = 'out-14' and extract(dow from service_date) = 6
       or trip_id = 'back-10' and service_date > (select min(service_date) + 40 from departure)`,
  );
  const store = timetableStore(database.pool);
  const timetable = createTimetableCache({ store, clock: { now: () => now }, report: sale.report });
  schedules = listPublicSchedules({ timetable });
  const calendar = registerTimetableCalendar({
    listRunsToCome: listRunsToCome({ timetable }),
    carrier: 'Line, S.A.',
    origin: 'https://line.example',
    now: () => now,
  });
  site = await openSite(sale, { register: [calendar] });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const ask = (query: string) => fetch(`${site.origin}/horario.ics?${query}`);
const calendarOf = async (query: string) => parseCalendar(await (await ask(query)).text());

/** What the schedules page shows for the coming days, as starts and ends. */
async function shown(origin: string, destination: string) {
  const found: string[] = [];
  for (let days = 0; days <= 70; days += 1) {
    const date = new Date(after(now, days * DAY - 6 * HOUR)).toISOString().slice(0, 10);
    const answer = await schedules({ origin, destination, date }, now);
    if (!answer.ok) throw new Error(answer.fault[0].code);
    for (const { departs, arrives } of answer.value.runs) if (departs >= now) found.push(`${departs} ${arrives}`);
  }
  return found.toSorted();
}

test.each([
  ['gdl', 'pvr'],
  ['gdl', 'gua'],
  ['gua', 'gdl'],
])('from %s to %s a calendar shows the buses that the page shows, to the minute', async (origin, destination) => {
  const calendar = await calendarOf(`origin=${origin}&destination=${destination}`);
  const events = named(calendar, 'VEVENT');
  const said = events.flatMap((event) => {
    const lasts = instantOf(calendar, event, 'DTEND') - instantOf(calendar, event, 'DTSTART');
    return startsOf(calendar, event).map((start) => `${start} ${start + lasts}`);
  });
  expect(said.toSorted()).toEqual(await shown(origin, destination));
  expect(said.length).toBeGreaterThan(30);
  const names = events.map(({ properties }) => properties['UID']);
  expect(new Set(names).size).toBe(names.length);
});

test('weeks that are exact are a rule, and others are their days', async () => {
  const calendar = await calendarOf('origin=gua&destination=gdl');
  const repeats = named(calendar, 'VEVENT').map(({ properties }) =>
    Object.keys(properties).filter((name) => /^(RRULE|RDATE)/.test(name)),
  );
  // The bus of ten stops running before the holiday without service; that of six does not.
  expect(repeats.map((lines) => lines.map((name) => name.split(';')[0])).toSorted()).toEqual([['RDATE'], ['RRULE']]);
});

test('what an event says, and a name that holds from day to day', async () => {
  const answer = await ask('origin=gdl&destination=gua&lang=en');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="gdl-gua.ics"',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const calendar = parseCalendar(await answer.text());
  expect(calendar.properties).toMatchObject({
    METHOD: 'PUBLISH',
    'X-WR-CALNAME': 'Line\\, S.A.: Guadalajara → Compostela',
  });
  const [first] = named(calendar, 'VEVENT');
  expect(first!.properties).toMatchObject({
    UID: 'out-08.0.3.08:00.14:00.420@line.example',
    SUMMARY: 'Bus Guadalajara → Compostela (Plus)',
    TRANSP: 'TRANSPARENT',
    DESCRIPTION: expect.stringMatching(
      /^Adult: \$\s800\.00 MXN\\nBuy at https:\/\/line\.example\/home\?origin=gdl&destination=gua$/,
    ),
  });
  now = after(now, DAY);
  const [next] = named(await calendarOf('origin=gdl&destination=gua&lang=en'), 'VEVENT');
  expect(next!.properties['UID']).toBe(first!.properties['UID']);
  now = after(now, -DAY);
});

test.each([
  ['', 'es'],
  ['origin=gdl', 'es'],
  ['origin=pvr&destination=zzz', 'es'],
  ['origin=cru&destination=gua&lang=en', 'en'],
  ['origin=gdl&origin=pvr&destination=gua', 'es'],
])('no buses between two stops is said on a page: %s', async (query, lang) => {
  const answer = await ask(query);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await answer.text()).toContain(`<html lang="${lang}">`);
});
