import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { id } from '#kernel/ids.ts';
import { localDate } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { NOON, type SmallSale, saleDeps, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timetableStore } from './timetable.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

const published = async (): Promise<Timetable> =>
  buildTimetable(await timetableStore(database.pool).published(localDate('2026-11-25')));

const pair = { origin: id<'stop'>('gdl'), destination: id<'stop'>('pvr') };
const times = (timetable: Timetable, date: string) =>
  runsOnDay(timetable, pair, localDate(date)).map(({ departs, origin }) =>
    isoInZone(departs, origin.zone).slice(11, 16),
  );

test('the timetable from a day on, a pattern a trip', async () => {
  const timetable = await published();
  expect(timetable.runs.size).toBe(5 * 36);
  expect(times(timetable, '2026-11-30')).toEqual(['08:00', '14:00', '23:30']);
  expect(times(timetable, '2026-11-24')).toEqual([]);
});

test('a departure that was sold keeps the calls it was sold with when its trip changes', async () => {
  const { departure } = await sale.offered((await sale.draft()).code, 'departure', 0);
  await database.pool.query(`
    update trip_call set arrives_s = arrives_s + 900, departs_s = departs_s + 900 where trip_id = 'out-08'`);
  await database.pool.query(
    `update departure_call c set arrives_at = arrives_at + interval '15 min', departs_at = departs_at + interval '15 min'
     from departure d where d.departure_id = c.departure_id and d.trip_id = 'out-08' and d.departure_id <> $1`,
    [departure],
  );
  const timetable = await published();
  expect(times(timetable, '2026-12-01')).toEqual(['08:00', '14:00', '23:30']);
  expect(times(timetable, '2026-12-02')).toEqual(['08:15', '14:00', '23:30']);
});

test('a withdrawn run is not on sale, stays readable, and is chosen again by who only chose it', async () => {
  const reservation = await sale.chosen({ departure: { date: '2026-12-08' }, return: { date: '2026-12-10' } });
  const { departure } = reservation.departure.segment!;
  await database.pool.query(`update departure set status = 'withdrawn' where departure_id = $1`, [departure]);
  await database.pool.query('update timetable_version set version = version + 1');

  const parts: SaleDeps = saleDeps(database.pool);
  expect(times(await parts.timetable.current(), '2026-12-08')).toEqual(['14:00', '23:30']);
  const { runs } = await reservationFacts(parts)(reservation);
  expect(runs.departure).toMatchObject({ segment: reservation.departure.segment, adultFare: 65001 });

  const again = await quoteCurrent(parts, reservation, NOON);
  expect(again).toMatchObject({ departure: { segment: undefined }, quote: { departure: 0, return: 65001 } });
  const passengers = reservation.passengers.map((one) => ({ ...one, seats: { departure: 1, return: 1 } }));
  const held = await quoteCurrent(parts, { ...reservation, passengers }, NOON);
  expect(held).toMatchObject({ departure: reservation.departure, quote: { departure: 65001 } });
});

test('more trips than are read at once are all on sale, each with its own calls', async () => {
  const { rows } = await database.pool.query(`select count(*)::int as trips from trip`);
  const copied = 450;
  await database.pool.query(
    `with named as (select 'copy-' || n as trip_id, n from generate_series(1, $1) n),
       trips as (insert into trip (trip_id, route_id) select trip_id, (select route_id from trip limit 1) from named),
       calls as (
         insert into trip_call
         select n.trip_id, c.call_index, c.stop_id, c.arrives_s + n.n, c.departs_s + n.n, c.pickup, c.drop_off
         from named n, trip_call c where c.trip_id = 'out-14')
     insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
     select gen_random_uuid(), n.trip_id, '2026-12-24', d.zone, d.legs, d.seats, d.layout_id, d.service_class_id
     from named n, departure d where d.trip_id = 'out-14' and d.service_date = '2026-12-10'`,
    [copied],
  );
  const { patterns } = await timetableStore(database.pool).published(localDate('2026-11-25'));
  const starts = patterns.filter(({ trip }) => trip.startsWith('copy-')).map(({ calls }) => calls[0]!.departsS);
  expect(new Set(starts).size).toBe(copied);
  expect(new Set(patterns.map(({ trip }) => trip)).size).toBe(copied + rows[0].trips);
});
