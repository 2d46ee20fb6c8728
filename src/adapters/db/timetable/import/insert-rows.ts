import type { Session } from '#adapters/db/pool.ts';

/** Tables of the timetable: names never come from input. */
export type TimetableTable =
  | 'agency'
  | 'stop'
  | 'bus_layout'
  | 'service_class'
  | 'route'
  | 'shape'
  | 'trip'
  | 'trip_call'
  | 'departure'
  | 'fare';

/** Keeps a statement's size and duration within the connection's limits. */
const ROWS_AT_ONCE = 10_000;

/** Inserts rows whose keys are columns. `conflict` is appended to the statement; default none. */
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

/** Splits the items into groups of at most `size`. */
export function* parts<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
