import { randomBytes, randomUUID } from 'node:crypto';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { after, DAY, localDate } from '#kernel/instant.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTimetablePublisher } from './timetable-publisher.ts';
import { NOW, publishSmall, replaced, SMALL, tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { centavos } from '#kernel/money.ts';
import { importSmall, importTables } from '#testing/import-small.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

const departureOf = async (trip: string, date: string) =>
  (await rows('select * from departure where trip_id ~ $1 and service_date = $2', [`^${trip}(~|$)`, date]))[0];

const callsOf = (departureId: string) =>
  rows('select stop_id, zone, arrives_at, departs_at from departure_call where departure_id = $1 order by call_index', [
    departureId,
  ]);

const CLAIM = `insert into seat_claim
  (departure_id, reservation_id, direction, passenger, seat, from_leg, to_leg, state)
  values ($1, $2, 'departure', 1, 7, 0, 1, 'sold')`;

/** Sells seat 7 of the first leg. */
async function sell(departureId: string) {
  await rows(CLAIM, [departureId, randomUUID()]);
  await rows('update leg_seats set taken = 64 where departure_id = $1 and leg = 0', [departureId]);
}

const LATER = replaced('stop_times', 'T1,08:00:00,08:00:00,P', 'T1,07:30:00,07:30:00,P');
const WITHOUT_T1 = { trips: SMALL['trips']!.replace('R,daily,T1', 'R,saturday,T1') };

test('publishes instants, zones and free seats', async () => {
  expect(await importSmall(database.pool)).toEqual({
    added: 47,
    updated: 0,
    unchanged: 0,
    kept: 0,
    withdrawn: 0,
    removed: 0,
  });
  const night = await departureOf('T2', '2026-11-21');
  expect(night).toMatchObject({ zone: 'America/Mexico_City', legs: 1, seats: 40, service_class_id: 'primera' });
  const [on, off] = await callsOf(night.departure_id);
  // 23:30 and 25:30 of Saturday in Mexico City, the second in a zone one hour behind.
  expect(new Date(on.departs_at).toISOString()).toBe('2026-11-22T05:30:00.000Z');
  expect(new Date(off.arrives_at).toISOString()).toBe('2026-11-22T07:30:00.000Z');
  expect([on.zone, off.zone]).toEqual(['America/Mexico_City', 'America/Mazatlan']);
  const day = await departureOf('T1', '2026-11-21');
  expect(
    await rows('select leg, taken from leg_seats where departure_id = $1 order by leg', [day.departure_id]),
  ).toEqual([
    { leg: 0, taken: 0 },
    { leg: 1, taken: 0 },
  ]);
});

test('a service day counts from noon less twelve hours, also when the clocks change that night', async () => {
  const inLondon = {
    ...replaced('agency', 'America/Mexico_City', 'Europe/London'),
    calendar: SMALL['calendar']!.replaceAll('2026', '2027'),
    calendar_dates: 'service_id,date,exception_type\ndaily,20270328,1',
  };
  await importTables(database.pool, tablesOf({ ...SMALL, ...inLondon }), { horizonDays: 200 });
  const departure = await departureOf('T1', '2027-03-28');
  const [on] = await callsOf(departure.departure_id);
  expect(new Date(on.departs_at).toISOString()).toBe('2027-03-28T07:00:00.000Z');
});

test('the same feed again writes nothing', async () => {
  await importSmall(database.pool);
  const before = await rows('select *, xmin from departure order by departure_id');
  const calls = await rows('select *, xmin from departure_call order by departure_id, call_index');
  expect(await importSmall(database.pool)).toMatchObject({ added: 0, updated: 0, unchanged: 47, removed: 0 });
  expect(await rows('select *, xmin from departure order by departure_id')).toEqual(before);
  expect(await rows('select *, xmin from departure_call order by departure_id, call_index')).toEqual(calls);
  expect(await rows('select version from timetable_version')).toEqual([{ version: 2 }]);
});

test('a changed trip changes unsold departures and leaves sold ones, under the ids they had', async () => {
  await importSmall(database.pool);
  const sold = await departureOf('T1', '2026-11-25');
  const unsold = await departureOf('T1', '2026-11-26');
  await sell(sold.departure_id);
  const soldCalls = await callsOf(sold.departure_id);

  expect(await importSmall(database.pool, LATER)).toMatchObject({ added: 0, updated: 39, kept: 1, removed: 0 });
  expect(await callsOf(sold.departure_id)).toEqual(soldCalls);
  const [on] = await callsOf(unsold.departure_id);
  expect(new Date(on.departs_at).toISOString()).toBe('2026-11-26T13:30:00.000Z');
  const aside = await departureOf('T1', '2026-11-25');
  expect(aside).toMatchObject({ departure_id: sold.departure_id, trip_id: 'T1~2', status: 'scheduled' });
  expect(await rows("select arrives_s from trip_call where trip_id = 'T1~2' and call_index = 0")).toEqual([
    { arrives_s: 28_800 },
  ]);
  expect(await rows('select taken from leg_seats where departure_id = $1 and leg = 0', [sold.departure_id])).toEqual([
    { taken: 64 },
  ]);

  expect(await importSmall(database.pool, LATER)).toMatchObject({ added: 0, updated: 0, kept: 1, unchanged: 46 });
});

test('what the feed no longer has is removed, or only taken off sale where it was sold', async () => {
  await importSmall(database.pool);
  const sold = await departureOf('T1', '2026-11-25');
  await sell(sold.departure_id);
  expect(await importSmall(database.pool, WITHOUT_T1)).toMatchObject({ removed: 32, withdrawn: 1, kept: 1 });
  expect(await departureOf('T1', '2026-11-25')).toMatchObject({ departure_id: sold.departure_id, status: 'withdrawn' });
  expect(await callsOf(sold.departure_id)).toHaveLength(3);
  expect(await departureOf('T1', '2026-11-26')).toBeUndefined();

  expect(await importSmall(database.pool)).toMatchObject({ added: 32, withdrawn: 0 });
  expect(await departureOf('T1', '2026-11-25')).toMatchObject({ departure_id: sold.departure_id, status: 'scheduled' });
});

test('a ticket keeps its departure as a claim does', async () => {
  await importSmall(database.pool);
  const { departure_id } = await departureOf('T1', '2026-11-25');
  await rows(
    `insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status, departure_id,
       from_leg, to_leg, seat, valid_until, total, net, vat, issued_at)
     values ($1, $1, 1, 'departure', 'F1', 's', 'OK', 'valid', $2, 0, 1, 7, '2027-11-25', 116, 100, 16, now())`,
    [randomUUID(), departure_id],
  );
  expect(await importSmall(database.pool, LATER)).toMatchObject({ updated: 39, kept: 1 });
});

test('a feed that fails half way changes nothing', async () => {
  await importSmall(database.pool);
  const state = () =>
    Promise.all(
      ['agency', 'stop', 'route', 'trip', 'trip_call', 'departure', 'departure_call', 'fare', 'timetable_version'].map(
        (table) => rows(`select * from ${table} order by 1, 2`),
      ),
    );
  const before = await state();
  // The last row written, a fare, exceeds its column.
  const { publication } = publishSmall(LATER);
  const fares = publication!.fares.map((fare) => ({ ...fare, amount: centavos(3_000_000_000) }));
  const publisher = createTimetablePublisher(database.pool);
  await expect(
    publisher.publish({ ...publication!, fares }, { now: NOW, random: (bytes) => new Uint8Array(bytes) }),
  ).rejects.toThrow(/integer/);
  expect(await state()).toEqual(before);

  const { outcome } = await importTables(database.pool, tablesOf({ ...SMALL, routes: 'route_id' }));
  expect(outcome).toMatchObject({ ok: false, fault: { reason: 'incomplete' } });
  expect(await state()).toEqual(before);
});

test('another carrier takes the place of the first, which keeps only what it sold', async () => {
  await importSmall(database.pool);
  const { departure_id } = await departureOf('T1', '2026-11-25');
  await sell(departure_id);
  const text = (name: string) => SMALL[name]!.replaceAll(/\b(T[12]|[SPGH]|R|A),/g, 'x$1,');
  const other = Object.fromEntries(Object.keys(SMALL).map((name) => [name, text(name)]));
  other['trips'] = 'route_id,service_id,trip_id\nxR,daily,xT1\nxR,saturday,xT2';
  expect(await importSmall(database.pool, other)).toMatchObject({ added: 47, removed: 46, withdrawn: 1 });
  expect((await rows('select trip_id from trip order by 1')).map(({ trip_id }) => trip_id)).toEqual([
    'T1',
    'xT1',
    'xT2',
  ]);
  expect(await rows('select 1 from fare')).toHaveLength(3);
});

test('a feed that takes most departures off sale is refused unless it may, and changes nothing', async () => {
  await importSmall(database.pool);
  const state = () =>
    Promise.all(
      ['trip', 'trip_call', 'departure', 'leg_seats', 'fare', 'timetable_version'].map((table) =>
        rows(`select * from ${table} order by 1, 2`),
      ),
    );
  const before = await state();
  const small = tablesOf({ ...SMALL, ...WITHOUT_T1 });
  const refused = await importTables(database.pool, small, { mayTakeMostOff: false });
  expect(refused.outcome).toEqual({
    ok: false,
    fault: { reason: 'most_off_sale', onSale: { before: 47, after: 14, gone: 33 } },
  });
  expect(await state()).toEqual(before);

  const { outcome } = await importTables(database.pool, small, { mayTakeMostOff: true });
  expect(outcome).toMatchObject({ ok: true, value: { changes: { onSale: { before: 47, after: 14 } } } });
  expect(await rows("select 1 from departure where status = 'scheduled'")).toHaveLength(14);
});

test('new ids for the same rides take nothing off sale', async () => {
  await importSmall(database.pool);
  const renamed = {
    trips: SMALL['trips']!.replaceAll(/\bT([12])/g, 'N$1'),
    stop_times: SMALL['stop_times']!.replaceAll(/\bT([12])/g, 'N$1'),
  };
  const { outcome } = await importTables(database.pool, tablesOf({ ...SMALL, ...renamed }), { mayTakeMostOff: false });
  expect(outcome).toMatchObject({
    value: { changes: { onSale: { before: 47, after: 47, gone: 0 }, departures: { added: 47, removed: 47 } } },
  });
});

test("the line's zone is that of the timetable on sale, not of an agency that only a sold trip keeps", async () => {
  await importSmall(database.pool);
  const { departure_id } = await departureOf('T1', '2026-11-25');
  await sell(departure_id);
  const other = Object.fromEntries(
    Object.entries(SMALL).map(([name, text]) => [name, text.replaceAll(/\b(T[12]|[SPGH]|R|A)\b(?=,|$)/gm, 'x$1')]),
  );
  other['agency'] = other['agency']!.replace('America/Mexico_City', 'America/Tijuana');
  await importSmall(database.pool, other);
  expect(await rows('select agency_id, zone from agency order by 1')).toEqual([
    { agency_id: 'A', zone: 'America/Mexico_City' },
    { agency_id: 'xA', zone: 'America/Tijuana' },
  ]);
  const { zone } = await timetableStore(database.pool).published(localDate('2026-11-20'));
  expect(zone).toBe('America/Tijuana');
});

test('a ride of three days that was sold is still there when it is loaded again on its last day', async () => {
  const slow = replaced('stop_times', 'T1,10:00:00,10:00:00,H', 'T1,95:00:00,95:00:00,H');
  await importSmall(database.pool, slow);
  const { departure_id } = await departureOf('T1', '2026-11-21');
  await sell(departure_id);
  const publisher = createTimetablePublisher(database.pool);
  for (const days of [1, 2, 3, 4]) {
    const now = after(NOW, days * DAY);
    const { publication } = publishSmall(slow, { now });
    const changes = await publisher.publish(publication!, { now, random: randomBytes });
    expect([days, changes]).toMatchObject([days, { ok: true, value: { departures: { withdrawn: 0 } } }]);
  }
  expect(await departureOf('T1', '2026-11-21')).toMatchObject({ departure_id, status: 'scheduled' });
});

test('two imports at once follow one another', async () => {
  const [one, other] = await Promise.all([importSmall(database.pool), importSmall(database.pool)]);
  expect([one.added, other.added].sort()).toEqual([0, 47]);
});

/** Sessions that wait for a lock. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('a seat sold while the import waits keeps its departure', async () => {
  await importSmall(database.pool);
  const { departure_id } = await departureOf('T1', '2026-11-25');
  const sale = await database.pool.connect();
  await sale.query('begin');
  await sale.query('select from leg_seats where departure_id = $1 order by leg for update', [departure_id]);
  const importing = importSmall(database.pool, LATER);
  await expect.poll(() => rows(WAITING)).toHaveLength(1);
  await sale.query(CLAIM, [departure_id, randomUUID()]);
  await sale.query('commit');
  sale.release();
  expect(await importing).toMatchObject({ updated: 39, kept: 1 });
});
