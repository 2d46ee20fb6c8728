import { balancesOf } from '#adapters/db/ledger/balances.ts';
import { openLot } from '#adapters/db/loyalty/point-lots.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PointsLedgers } from '#app/loyalty/ports.ts';
import { pointsAccount, programmeAccount } from '#domain/loyalty/points.ts';
import { points } from '#kernel/money.ts';

const CREDIT = statement<{ readonly transfer_id: string }>(
  'points-credit',
  `insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, $2, $3, $4, 'points-credit', $1, clock_timestamp())
   on conflict (kind, source_id) do nothing returning transfer_id`,
);

/** Points in PostgreSQL: transfers in the books, and the stored balance of each ledger. */
export const pointsLedgers = (pool: Pool): PointsLedgers => ({
  balances: async (traveller) => {
    const [purchased, win] = [pointsAccount(traveller, 'purchased'), pointsAccount(traveller, 'win')];
    const found = await withConnection(pool, (session) => balancesOf(session, [purchased, win]));
    return { purchased: points(found.get(purchased) ?? 0), win: points(found.get(win) ?? 0) };
  },
  credit: ({ id, traveller, kind, points: given, expiresAt }) =>
    inTransaction(pool, async (session) => {
      const account = pointsAccount(traveller, kind);
      const booked = await execute(session, CREDIT, [id, programmeAccount(kind), account, given]);
      if (booked.length > 0) await openLot(session, { account, amount: given, expiresAt });
      return booked.length > 0;
    }),
});
