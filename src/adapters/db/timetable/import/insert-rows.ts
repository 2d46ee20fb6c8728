import type { Session } from '#adapters/db/pool.ts';

/** Tables of the timetable: names are never taken from outside. */
export type TimetableTable =
  | 'agency'
  | 'stop'
  | 'bus_layout'
  | 'service_class'
  | 'route'
  | 'trip'
  | 'trip_call'
  | 'departure'
  | 'fare';

/** Keeps a statement's text and its time within what the connection allows. */
const ROWS_AT_ONCE = 10_000;

/** Inserts rows whose keys are columns. `conflict` is what follows: nothing unless said. */
export async function insertRows(
  session: Session,
  table: TimetableTable,
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  for (const part of parts(rows, ROWS_AT_ONCE)) {
    await session.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1) ${conflict}`, [
      JSON.stringify(part),
    ]);
  }
}

/** The items in groups of at most `size`. */
export function* parts<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
