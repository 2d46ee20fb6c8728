import type { Pool } from '#adapters/db/pool.ts';

/** Rows of sep_window and promo_code, under their column names. */
export interface CommercialTerms {
  readonly sepWindows: readonly object[];
  readonly promoCodes: readonly object[];
}

/** Adds windows and codes that are not there yet; what somebody has edited stays. Servers read the windows again. */
export async function addCommercialTerms(pool: Pool, { sepWindows, promoCodes }: CommercialTerms): Promise<void> {
  await pool.query(
    'insert into sep_window select * from json_populate_recordset(null::sep_window, $1) on conflict do nothing',
    [JSON.stringify(sepWindows)],
  );
  await pool.query(
    'insert into promo_code select * from json_populate_recordset(null::promo_code, $1) on conflict do nothing',
    [JSON.stringify(promoCodes)],
  );
  await pool.query('update timetable_version set version = version + 1');
}
