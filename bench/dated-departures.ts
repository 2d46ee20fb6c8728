import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';

/** Days on sale, so that copies of all runs begin after them. */
const HORIZON_DAYS = 91;
/** The site checks for a new timetable this often, plus some time to read it. */
const NOTICED_MS = 12_000;

const COPY = `
with copied as (
  insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
  select gen_random_uuid(), trip_id, service_date + $1::int, zone, legs, seats, layout_id, service_class_id
  from departure where service_date < (select min(service_date) from departure) + ${HORIZON_DAYS}
  on conflict do nothing
  returning departure_id, legs
)
insert into leg_seats (departure_id, leg) select departure_id, leg from copied, generate_series(0, legs - 1) leg`;

/** Copies the timetable to later days until this many dated departures are on sale; returns how many there are. */
export async function growTimetable(target: DatabaseTarget, wanted: number): Promise<number> {
  const pool = createPool(target, { connections: 1, queryMs: 120_000 });
  let runs = await countOf(pool);
  for (let copies = 1; runs > 0 && runs < wanted; copies += 1) {
    await pool.query(COPY, [copies * HORIZON_DAYS]);
    runs = await countOf(pool);
  }
  await publish(pool);
  await pause(NOTICED_MS);
  return runs;
}

/** A year. */
const YEARS_COPIES = 3;

/**
 * Another part of the country: stops, lines, trips, fares and departures with names of their own, none of which meets
 * the others. Searches find what they found before.
 */
const ANOTHER_NETWORK = [
  `insert into stop (stop_id, name, city, area, zone, latitude, longitude, kind, address, fare_zone, drop_off_only)
   select stop_id || $1, name || $1, city || $1, area || $1, zone, latitude, longitude, kind, address, fare_zone, drop_off_only
   from stop where stop_id not like '%~%'`,
  `insert into route (route_id, agency_id, short_name, long_name, service_class_id)
   select route_id || $1, agency_id, short_name, long_name, service_class_id from route where route_id not like '%~%'`,
  `insert into trip (trip_id, route_id, headsign)
   select trip_id || $1, route_id || $1, headsign from trip where trip_id not like '%~%'`,
  `insert into trip_call (trip_id, call_index, stop_id, arrives_s, departs_s, pickup, drop_off)
   select trip_id || $1, call_index, stop_id || $1, arrives_s, departs_s, pickup, drop_off
   from trip_call where trip_id not like '%~%'`,
  `insert into fare (origin_id, destination_id, service_class_id, amount)
   select origin_id || $1, destination_id || $1, service_class_id, amount from fare where origin_id not like '%~%'`,
  `insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
   select gen_random_uuid(), trip_id || $1, service_date, zone, legs, seats, layout_id, service_class_id
   from departure where trip_id not like '%~%'`,
];

const CALLS = `insert into departure_call
  select d.departure_id, c.call_index, c.stop_id, s.zone, start.at + make_interval(secs => c.arrives_s),
    start.at + make_interval(secs => c.departs_s), c.pickup, c.drop_off
  from departure d join trip_call c using (trip_id) join stop s using (stop_id),
    lateral (select (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' as at) start
  where d.trip_id like '%~%'`;

const LEGS = `insert into leg_seats (departure_id, leg)
  select departure_id, leg from departure, generate_series(0, legs - 1) leg where trip_id like '%~%'`;

/**
 * A year of the timetable, and as many other networks as it takes until this many dated departures are on sale; returns
 * how many there are. For a database whose site is stopped: it takes minutes, and a dozen gigabytes.
 */
export async function growNetworks(target: DatabaseTarget, wanted: number): Promise<number> {
  const pool = createPool(target, { connections: 1, queryMs: 1_800_000 });
  for (let copies = 1; copies <= YEARS_COPIES; copies += 1) await pool.query(COPY, [copies * HORIZON_DAYS]);
  const ofOne = await countOf(pool);
  const networks = Math.ceil(wanted / ofOne) - 1;
  await pool.query('set synchronous_commit = off');
  for (let network = 1; network <= networks; network += 1) {
    for (const statement of ANOTHER_NETWORK) await pool.query(statement, [`~${network}`]);
    if (network % 20 === 0) console.log(`${network} of ${networks} networks`);
  }
  for (const [table, rows, key] of [
    ['leg_seats', LEGS, 'departure_id, leg'],
    ['departure_call', CALLS, 'departure_id, call_index'],
  ] as const) {
    await pool.query(`alter table ${table} drop constraint ${table}_pkey`);
    await pool.query(rows);
    await pool.query(`alter table ${table} add primary key (${key})`);
    console.log(`${table} written`);
  }
  const runs = await countOf(pool);
  await publish(pool);
  return runs;
}

async function countOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as runs from departure');
  return rows[0].runs as number;
}

/** Tells the sites of a database that the timetable is another one. */
async function publish(pool: Pool): Promise<void> {
  await pool.query('vacuum analyze departure, departure_call, leg_seats, trip, trip_call, stop, fare');
  await pool.query('update timetable_version set version = version + 1');
  await pool.end();
}
