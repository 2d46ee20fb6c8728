import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { message, messages, number, text } from '#adapters/gtfs/realtime/testing/decode.ts';
import { type AlertDraft } from '#domain/alerts/alert.ts';
import { alertOf } from '#domain/alerts/testing/alerts.ts';
import { registerRealtime } from '#http/feed/register-realtime.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { after, DAY, type Instant, localDate, MINUTE, plusDays, SECOND } from '#kernel/instant.ts';
import { startOfDay } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: ChangeFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let now: Instant;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
  now = fixture.sale.now;
  const { realtimeFile } = wireSite(database.pool, fixture, { clock: { now: () => now } });
  site = await openSite(fixture.sale, { register: [registerRealtime({ realtimeFile, now: () => now })] });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate alert, departure_event');
  await database.pool.query('update alert_version set version = version + 1');
  // A new alert is in the feed after at most half a minute.
  now = after(now, MINUTE);
});

async function feed(part: 'feed' | 'alerts' | 'trip-updates', headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.origin}/gtfs-rt/${part}.pb`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: await answer.bytes() };
}

const byId = (bytes: Uint8Array) => new Map(messages(bytes, 2).map((entity) => [text(entity, 1)!, entity]));

async function published(about: Parameters<typeof alertOf>[0], change: Partial<AlertDraft> = {}): Promise<string> {
  const alert = alertOf(about, {
    ...change,
    id: uuidV7<'alert'>(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
  });
  const deps = alerts(database.pool);
  await deps.save({ id: alert.id, seen: 0, by: 'Rosa' }, alert);
  await deps.publish({ id: alert.id, seen: 1, by: 'Rosa' }, false);
  return alert.id;
}

/** A run of tomorrow, by its trip ID. */
async function runOf(trip: string) {
  const { rows } = await database.pool.query(
    'select departure_id, service_date::text as day from departure where trip_id = $1 and service_date > $2 order by 2 limit 1',
    [trip, new Date(now).toISOString().slice(0, 10)],
  );
  return { departure: id<'departure'>(rows[0].departure_id), day: localDate(rows[0].day) };
}

const say = (
  departure: Awaited<ReturnType<typeof runOf>>['departure'],
  fromCall: number,
  minutes: number | undefined,
) =>
  departureEvents(database.pool).record({
    id: uuidV7<'departure-event'>(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
    departure,
    fromCall,
    minutes,
    isOurs: true,
    reason: 'try',
    recordedBy: 'Rosa',
  });

test('anybody gets the feed of alerts: version 2.0, the full dataset, of now', async () => {
  const day = localDate(new Date(now).toISOString().slice(0, 10));
  const all = await published({});
  const dated = await published({
    routes: ['p'],
    stops: ['gdl', 'pvr'],
    from: plusDays(day, 2),
    until: plusDays(day, 3),
  });
  const { status, headers, bytes } = await feed('alerts');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/x-protobuf']);
  expect([headers.get('cache-control'), headers.getSetCookie()]).toEqual(['public, max-age=30', []]);
  const header = message(bytes, 1);
  expect([text(header, 1), number(header, 2)]).toEqual(['2.0', 0]);
  expect(now / SECOND - number(header, 3)!).toBeLessThan(30);
  const found = byId(bytes);
  expect([...found.keys()].toSorted()).toEqual([`alert:${all}`, `alert:${dated}`].toSorted());
  const ofAll = messages(message(found.get(`alert:${all}`)!, 5), 5);
  expect(ofAll.map((one) => text(one, 1))).toEqual(['costera']);
  const said = message(found.get(`alert:${dated}`)!, 5);
  expect(messages(said, 5).map((one) => [text(one, 2), text(one, 5)])).toEqual([
    ['p', 'gdl'],
    ['p', 'pvr'],
  ]);
  const period = message(said, 1);
  const bounds = [plusDays(day, 2), plusDays(day, 4)].map((bound) => startOfDay(bound, CARRIER_ZONE) / SECOND);
  expect([number(period, 1), number(period, 2)]).toEqual(bounds);
});

test('delays and cancellations are updates of trips by the ids of the timetable, until the bus has arrived', async () => {
  const [late, off, part] = [await runOf('out-08'), await runOf('out-14'), await runOf('back-10')];
  await say(late.departure, 0, 20);
  await say(late.departure, 1, 45);
  await say(off.departure, 0, undefined);
  await say(part.departure, 1, undefined);
  await say((await runOf('back-18')).departure, 0, 0);
  now = after(now, MINUTE);
  const { bytes } = await feed('trip-updates');
  const read = new Map(
    [...byId(bytes)].map(([name, entity]) => {
      const update = message(entity, 3);
      const trip = message(update, 1);
      const stops = messages(update, 2).map((one) => [text(one, 4), number(message(one, 3), 1) ?? number(one, 5)]);
      return [name, [text(trip, 1), text(trip, 3), number(trip, 4), text(trip, 5), stops]];
    }),
  );
  const of = ({ day }: { readonly day: string }) => day.replaceAll('-', '');
  expect(read).toEqual(
    new Map([
      [
        `trip:${late.departure}`,
        [
          'out-08',
          of(late),
          0,
          'p',
          [
            ['gdl', 1_200],
            ['pvr', 2_700],
          ],
        ],
      ],
      [`trip:${off.departure}`, ['out-14', of(off), 3, 'l', []]],
      [
        `trip:${part.departure}`,
        [
          'back-10',
          of(part),
          0,
          'p',
          [
            ['pvr', 1],
            ['gdl', 1],
          ],
        ],
      ],
    ]),
  );
  now = after(now, 3 * DAY);
  expect(byId((await feed('trip-updates')).bytes).size).toBe(0);
});

test('one feed has both, and is the same for half a minute: who has it is told so', async () => {
  const alert = await published({});
  const { departure } = await runOf('out-08');
  await say(departure, 0, 20);
  const first = await feed('feed');
  expect([...byId(first.bytes).keys()]).toEqual([`alert:${alert}`, `trip:${departure}`]);
  const tag = first.headers.get('etag')!;
  const again = await feed('feed', { 'if-none-match': tag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  await published({ stops: ['gdl'] });
  now = after(now, MINUTE);
  const later = await feed('feed', { 'if-none-match': tag });
  expect([later.status, byId(later.bytes).size]).toEqual([200, 3]);
  expect([...byId(later.bytes).keys()]).toContain(`alert:${alert}`);
});
