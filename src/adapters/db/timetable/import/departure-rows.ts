import { insertRows, parts } from './insert-rows.ts';
import type { StoredDeparture } from './departure-plan.ts';
import type { Session } from '#adapters/db/pool.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A departure to be written: new, or replacing an unsold one with the same id. */
export interface DepartureRow {
  readonly departure_id: string;
  readonly trip_id: string;
  readonly service_date: LocalDate;
  readonly zone: string;
  readonly legs: number;
  readonly seats: number;
  readonly layout_id: string;
  readonly service_class_id: string;
  readonly status: 'scheduled';
}

/** A departure counts as sold when it has a held or sold seat, or a ticket. */
const SOLD = `(exists (select from seat_claim s where s.departure_id = d.departure_id)
  or exists (select from ticket t where t.departure_id = d.departure_id and t.status = 'valid'))`;

const STORED = `
  select departure_id as id, trip_id as "tripId", service_date as date, status,
    concat_ws(' ', zone, legs, seats, layout_id, service_class_id) as bus, ${SOLD} as sold
  from departure d where service_date >= $1`;

export const busText = (
  row: Pick<DepartureRow, 'zone' | 'legs' | 'seats' | 'layout_id' | 'service_class_id'>,
): string => [row.zone, row.legs, row.seats, row.layout_id, row.service_class_id].join(' ');

/** The departures from a service day on. */
export async function storedDepartures(session: Session, since: LocalDate): Promise<readonly StoredDeparture[]> {
  const { rows } = await session.query<StoredDeparture>(STORED, [since]);
  return rows;
}

/**
 * Locks the seats of departures that are to be changed or removed, in the same order as sales do, and returns those
 * that were sold in the meantime.
 */
export async function lockUnsold(session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> {
  await session.query('select from leg_seats where departure_id = any($1) order by departure_id, leg for update', [
    ids,
  ]);
  const { rows } = await session.query<{ departure_id: string }>(
    `select departure_id from departure d where departure_id = any($1) and ${SOLD}`,
    [ids],
  );
  return new Set(rows.map((row) => row.departure_id));
}

const AT_ONCE = 5000;

const UPDATED = ['trip_id', 'zone', 'legs', 'seats', 'layout_id', 'service_class_id', 'status'];

const INSERT_CALLS = `
  insert into departure_call
  select d.departure_id, c.call_index, c.stop_id, s.zone,
    start.at + make_interval(secs => c.arrives_s), start.at + make_interval(secs => c.departs_s), c.pickup, c.drop_off
  from unnest($1::uuid[], $2::timestamptz[]) as start (departure_id, at)
  join departure d using (departure_id) join trip_call c using (trip_id) join stop s using (stop_id)`;

const INSERT_LEGS = `
  insert into leg_seats (departure_id, leg)
  select departure_id, generate_series(0, legs - 1) from departure where departure_id = any($1)`;

/**
 * Writes departures with their stop calls and free seats. `startOf` is the instant from which a service day is counted.
 */
export async function writeDepartures(
  session: Session,
  rows: readonly DepartureRow[],
  startOf: (date: LocalDate) => Date,
): Promise<void> {
  for (const some of parts(rows, AT_ONCE)) {
    const ids = some.map((row) => row.departure_id);
    await insertRows(
      session,
      'departure',
      some,
      `on conflict (departure_id) do update set ${UPDATED.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    );
    await session.query(INSERT_CALLS, [ids, some.map((row) => startOf(row.service_date))]);
    await session.query(INSERT_LEGS, [ids]);
  }
}

/** Deletes the stop calls and seats of departures that will be rewritten. */
export async function clearDepartures(session: Session, ids: readonly string[]): Promise<void> {
  for (const table of ['leg_seats', 'departure_call']) {
    await session.query(`delete from ${table} where departure_id = any($1)`, [ids]);
  }
}

export async function removeDepartures(session: Session, ids: readonly string[]): Promise<void> {
  await clearDepartures(session, ids);
  await session.query('delete from departure where departure_id = any($1)', [ids]);
}

/** Deletes unsold departures of past days. */
export async function removeUnsoldBefore(session: Session, day: LocalDate): Promise<void> {
  const { rows } = await session.query<{ departure_id: string }>(
    `select departure_id from departure d where service_date < $1 and not ${SOLD}`,
    [day],
  );
  await removeDepartures(
    session,
    rows.map((row) => row.departure_id),
  );
}

export async function setStatus(session: Session, ids: readonly string[], status: string): Promise<void> {
  await session.query(`update departure set status = $2 where departure_id = any($1) and status <> 'cancelled'`, [
    ids,
    status,
  ]);
}
