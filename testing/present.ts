import type { Pool } from '#adapters/db/pool.ts';
import { NOON } from '#testing/small-sale.ts';
import { type Instant, instant, DAY } from '#kernel/instant.ts';

/** The last noon in Guadalajara, and a day of the small line by its current date. */
export interface Present {
  readonly now: Instant;
  day(was: string): string;
}

const AWAY_DAYS = 100_000;

/** How many days the small line is moved to be around today. */
const daysToPresent = (): number => Math.floor((Date.now() - NOON) / DAY);

/** The present of a small line moved that way. */
export function present(): Present {
  const days = daysToPresent();
  const day = (was: string) => new Date(Date.parse(was) + days * DAY).toISOString().slice(0, 10);
  return { now: instant(NOON + days * DAY), day };
}

/**
 * Moves the small line to the days around today, for tests in which the database's own clock ends holds. What was 1
 * December is four days ahead.
 */
export async function moveToPresent(pool: Pool): Promise<void> {
  const days = daysToPresent();
  // By way of a time without departures: moved by a day or two, each would meet the next one of its trip on the way.
  for (const move of [AWAY_DAYS, days - AWAY_DAYS])
    await pool.query('update departure set service_date = service_date + $1::int', [move]);
  await pool.query(
    `update departure_call set arrives_at = arrives_at + $1 * interval '1 day',
       departs_at = departs_at + $1 * interval '1 day'`,
    [days],
  );
  await pool.query('update sep_window set starts_on = starts_on + $1::int, ends_on = ends_on + $1::int', [days]);
  await pool.query('update timetable_version set version = version + 1');
}

/** Draws the bus of the small line: two rows of two with an aisle. */
export const drawBus = (pool: Pool): Promise<unknown> =>
  pool.query(`update bus_layout set plan = $1 where layout_id = 'four'`, [
    { rows: 2, columns: ['A', null, 'B'], facilities: [{ kind: 'door', row: 0, side: 'right' }], gaps: [] },
  ]);
