import type { Pool } from '#adapters/db/pool.ts';

const SEATS = 60;

/** Fifteen rows of four in every bus of the small line: room for thousands. */
export async function largeBuses(pool: Pool): Promise<void> {
  await pool.query('update bus_layout set seats = $1, plan = $2', [
    SEATS,
    { rows: SEATS / 4, columns: ['A', 'B', null, 'C', 'D'], facilities: [], gaps: [] },
  ]);
  await pool.query('update departure set seats = $1', [SEATS]);
  await pool.query('update timetable_version set version = version + 1');
}
