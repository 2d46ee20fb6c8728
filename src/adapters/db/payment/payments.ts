import { attemptOf, type AttemptRow, BY_ID, BY_KEY, GIVEN_UP, OF_RESERVATION, UNSETTLED } from './attempt-rows.ts';
import { mayKeepUnpaid } from '#adapters/db/booking/pend-share.ts';
import { beginWithProvider, orderAtCounter, sellForNothing } from './begin.ts';
import { settleRefund, takeDueRefunds } from './refunds.ts';
import { sellOnAccount } from './sell-on-account.ts';
import { settleAttempt } from './settle.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import { RECONCILE_ENDED_FOR, RECONCILE_ABANDONED_FOR } from '#domain/payment/limits.ts';

/**
 * Payments in PostgreSQL. Every commit waits for the disk. `factor` multiplies how many orders may wait, for load
 * tests.
 */
export const payments = (pool: Pool, factor = 1): Payments => {
  const read = async (
    statement: Statement<AttemptRow>,
    values: readonly unknown[],
  ): Promise<readonly PaymentAttempt[]> =>
    (await withConnection(pool, (session) => execute(session, statement, values))).map(attemptOf);
  return {
    begin: (intent) => beginWithProvider(pool, intent),
    order: (order) => orderAtCounter(pool, order, factor),
    sellFree: (intent) => sellForNothing(pool, intent),
    sellOnAccount: (intent, account) => sellOnAccount(pool, intent, account),
    settle: (id, update) => settleAttempt(pool, id, update),
    mayKeepUnpaid: (id) => withConnection(pool, (session) => mayKeepUnpaid(session, id)),
    byKey: async (reservation, key) => (await read(BY_KEY, [reservation, key]))[0],
    byId: async (id) => (await read(BY_ID, [id]))[0],
    latest: async (reservation) => (await read(OF_RESERVATION, [reservation])).at(-1),
    unsettled: async ({ attempts, storeReferences: vouchers, ended, givenUp }, limit) => [
      ...(await read(UNSETTLED, [attempts, vouchers, ended, RECONCILE_ENDED_FOR, limit])),
      ...(await read(GIVEN_UP, [givenUp, RECONCILE_ABANDONED_FOR, limit])),
    ],
    dueRefunds: (limit) => takeDueRefunds(pool, limit),
    settleRefund: (id, update) => settleRefund(pool, id, update),
  };
};
