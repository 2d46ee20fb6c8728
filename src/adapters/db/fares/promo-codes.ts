import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PromoCodes } from '#app/fares/ports.ts';
import type { CountedPromo } from '#domain/fares/promo.ts';
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

/** Uses are counted only where they are limited: the list is read again every second. */
const LIST_PUBLIC = statement<Row>(
  'promo-codes-public',
  `select p.code, p.percent, p.starts_on, p.ends_on, p.use_limit,
     case when p.use_limit is null then 0 else (select count(*)::int from promo_use u where u.code = p.code) end as uses
   from promo_code p where p.is_public order by p.code`,
);

/** Promotional codes, stored in upper case without spaces. */
export const promoCodes = (pool: Pool): PromoCodes => ({
  find: (code) =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, FIND, [code]);
      return row && countedOf(row);
    }),
  listPublic: () => withConnection(pool, async (session) => (await execute(session, LIST_PUBLIC, [])).map(countedOf)),
});

const countedOf = (row: Row): CountedPromo => ({ promo: promoOf(row), uses: row.uses });

const promoOf = (row: Row) => ({
  code: row.code,
  percent: row.percent,
  startsOn: row.starts_on === null ? undefined : localDate(row.starts_on),
  endsOn: row.ends_on === null ? undefined : localDate(row.ends_on),
  useLimit: row.use_limit ?? undefined,
});
