import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PromoCodes } from '#app/fares/ports.ts';
import { localDate } from '#kernel/instant.ts';

interface Row {
  readonly code: string;
  readonly percent: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly use_limit: number | null;
  readonly uses: number;
}

const FIND = statement<Row>(
  'promo-code-find',
  `select p.code, p.percent, p.starts_on, p.ends_on, p.use_limit,
     (select count(*)::int from promo_use u where u.code = p.code) as uses
   from promo_code p where p.code = $1`,
);

/** Promotional codes, stored in upper case without spaces. */
export const promoCodes = (pool: Pool): PromoCodes => ({
  find: (code) =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, FIND, [code]);
      return row && { promo: promoOf(row), uses: row.uses };
    }),
});

const promoOf = (row: Row) => ({
  code: row.code,
  percent: row.percent,
  startsOn: row.starts_on === null ? undefined : localDate(row.starts_on),
  endsOn: row.ends_on === null ? undefined : localDate(row.ends_on),
  useLimit: row.use_limit ?? undefined,
});
