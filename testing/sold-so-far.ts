import type { Pool } from '#adapters/db/pool.ts';
import { empty } from '#testing/empty.ts';

/** Helpers of payment fixtures for the database. */
export const soldSoFar = (pool: Pool) => ({
  /** Ages all rows. */
  age: (milliseconds: number) =>
    pool.query(
      `update payment set created_at = created_at - $1 * interval '1 millisecond',
         updated_at = updated_at - $1 * interval '1 millisecond'`,
      [milliseconds],
    ),
  /** Deletes all sales. */
  clear: async () => {
    await empty(
      pool,
      'reservation, addition, passenger, seat_claim, payment, refund, ticket, ledger_transfer, outbox, payment_line',
    );
    await pool.query('update leg_seats set taken = 0');
  },
  /** Centavos that our ledger says a provider holds. */
  booked: async (provider: string): Promise<number> => {
    const { rows } = await pool.query<{ booked: number }>(
      `select coalesce(sum(case kind when 'capture' then amount else -amount end), 0)::int as booked
       from ledger_transfer
       where kind in ('capture', 'refund') and (debit like $1 or credit like $1)`,
      [`provider:${provider}%`],
    );
    return rows[0]!.booked;
  },
});
