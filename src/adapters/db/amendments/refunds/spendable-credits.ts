import { OPEN_TO_SESSION } from '#adapters/db/booking/reservation-statements.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Credits } from '#app/payment/credits.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ok } from '#kernel/result.ts';

const BY_CODE = statement<{ readonly credit_id: string; readonly left: number; readonly is_expired: boolean }>(
  'credit-by-code',
  `select c.credit_id, coalesce(b.balance, 0)::int as left, c.expires_at <= clock_timestamp() as is_expired
   from credit c left join account_balance b on b.account = 'credit:' || c.credit_id
   where c.code = $1`,
);

/** A session that may see another reservation's credit may also read that reservation by its code: the same rule. */
const OF_PAYER = statement<{ readonly code: string; readonly left: number; readonly expires_at: number }>(
  'credits-of-payer',
  `select c.code, b.balance::int as left, c.expires_at
   from (
     select parent_id as reservation_id from reservation where reservation_id = $1
     union select o.reservation_id
     from reservation paid join reservation o on lower(o.contact ->> 'email') = lower(paid.contact ->> 'email')
     where paid.reservation_id = $1
   ) own
   join reservation r using (reservation_id)
   join credit c using (reservation_id)
   join account_balance b on b.account = 'credit:' || c.credit_id
   where b.balance > 0 and c.expires_at > clock_timestamp() and ${OPEN_TO_SESSION}
   order by c.expires_at, c.credit_id`,
);

/** Credits in PostgreSQL. */
export const spendableCredits = (pool: Pool): Credits => ({
  byCode: async (code) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_CODE, [code]));
    return ok(row && { id: id(row.credit_id), left: centavos(row.left), isExpired: row.is_expired });
  },
  ofPayer: async (reservation, sessionHash) => {
    const rows = await withConnection(pool, (session) =>
      execute(session, OF_PAYER, [reservation, Buffer.from(sessionHash)]),
    );
    return rows.map(({ code, left, expires_at: expiresAt }) => ({
      code,
      amount: centavos(left),
      expiresAt: instant(expiresAt),
    }));
  },
});
