import { DatabaseError } from 'pg';
import { recordAuditEvent } from '#adapters/db/counter/counter-audit.ts';
import { sqlState } from '#adapters/db/database-errors.ts';
import { storedOutcome } from '#adapters/db/operations/stored-outcome.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import { attemptStore } from '#adapters/db/payment/attempt-store.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TillStores } from '#app/counter/ports.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const PAYMENT_OF = statement<{ readonly payment_id: string }>(
  'counter-order',
  `select p.payment_id from payment p join orders o on o.order_id = p.reservation_id
   where o.code = $1 and p.provider = 'counter' order by p.created_at desc, p.payment_id desc limit 1`,
);

const NOW = statement<{ readonly now: number }>('counter-now', 'select clock_timestamp() as now');

const UNIQUE_VIOLATION = '23505';

const isReferenceUsed = (problem: unknown): boolean =>
  sqlState(problem) === UNIQUE_VIOLATION && problem instanceof DatabaseError && problem.table === 'payment';

/** Taking money at a counter, in PostgreSQL. */
export const tillStores = (pool: Pool): TillStores => ({
  inTransaction: (work) =>
    transactions(pool)(work).catch((problem: unknown) => {
      if (isReferenceUsed(problem)) return 'reference_used';
      throw problem;
    }),
  attempts: attemptStore,
  orders: orderStore,
  paymentOf: async (tx, code) => {
    const [newest] = await execute(sessionOf(tx), PAYMENT_OF, [code]);
    return newest && id(newest.payment_id);
  },
  now: async (tx) => instant((await execute(sessionOf(tx), NOW))[0]!.now),
  storedOutcome: (tx, by) => storedOutcome(sessionOf(tx), by),
  record: async (tx, by, { payment, ...event }) =>
    void (await recordAuditEvent(sessionOf(tx), by, { ...event, subject: { payment } })),
});
