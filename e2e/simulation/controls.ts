import type { Pool } from '#adapters/db/pool.ts';
import type { Tampering } from './environment.ts';

/** Seats of a pending payment expire by the clock, as if they were held. */
export const WITHOUT_PIN: Tampering = {
  payments: (payments, pool) => ({
    ...payments,
    begin: async (intent) => {
      const begun = await payments.begin(intent);
      if (begun.kind === 'begun') await unpin(pool, intent.stored.order.id);
      return begun;
    },
  }),
};

const unpin = (pool: Pool, reservation: string): Promise<unknown> =>
  pool.query(
    `update seat_claim set state = 'held', hold_until = clock_timestamp() + interval '5 seconds'
     where reservation_id = $1 and state = 'paying'`,
    [reservation],
  );

/** A capture reported twice is booked twice. */
export const BOOKED_AGAIN: Tampering = {
  payments: (payments, pool) => ({
    ...payments,
    settle: async (id, news) => {
      const before = await payments.byId(id);
      const after = await payments.settle(id, news);
      if (news.kind === 'charged' && before?.state === 'captured') await bookAgain(pool, id);
      return after;
    },
  }),
};

const bookAgain = (pool: Pool, payment: string): Promise<unknown> =>
  pool.query(
    `insert into ledger_transfer
     select gen_random_uuid(), reservation_id, debit, credit, amount, kind || ' ' || gen_random_uuid(), source_id, created_at
     from ledger_transfer where source_id = $1`,
    [payment],
  );

/** Open attempts are never reconciled. */
export const WITHOUT_RECONCILER: Tampering = { withoutReconciler: true };
