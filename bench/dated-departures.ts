import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool } from '#adapters/db/pool.ts';

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
  const count = async () => (await pool.query('select count(*)::int as runs from departure')).rows[0].runs as number;
  let runs = await count();
  for (let copies = 1; runs > 0 && runs < wanted; copies += 1) {
    await pool.query(COPY, [copies * HORIZON_DAYS]);
    runs = await count();
  }
  await pool.query('vacuum analyze departure, leg_seats');
  await pool.query('update timetable_version set version = version + 1');
  await pool.end();
  await pause(NOTICED_MS);
  return runs;
}
