import type { Pool } from '#adapters/db/pool.ts';

/** Rows of sep_window and promo_code, keyed by column name. */
export interface CommercialTerms {
  readonly sepWindows: readonly object[];
  readonly promoCodes: readonly object[];
}

/** Adds missing windows and codes; existing ones stay as edited. Servers reload the windows. */
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
