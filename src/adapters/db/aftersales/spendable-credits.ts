import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { Credits } from '#app/payment/credits.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const BY_CODE = statement<{ readonly credit_id: string; readonly left: number; readonly is_expired: boolean }>(
  'credit-by-code',
  `select c.credit_id, coalesce(b.balance, 0)::int as left, c.expires_at <= clock_timestamp() as is_expired
   from credit c left join account_balance b on b.account = 'credit:' || c.credit_id
   where c.code = $1`,
);

/** Credits in PostgreSQL. */
export const spendableCredits = (pool: Pool): Credits => ({
  byCode: async (code) => {
    const [row] = await withConnection(pool, (session) => run(session, BY_CODE, [code]));
    return row && { id: id(row.credit_id), left: centavos(row.left), isExpired: row.is_expired };
  },
});
