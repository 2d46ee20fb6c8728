import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { BALANCES_AT, BOOKED_OF, BOOKED_WITHIN, bookedOf, UNPAID_WITHIN } from '#adapters/db/operations/day-books.ts';
import {
  COUNTER_ORDER,
  openOf,
  WAITING,
  WITHOUT_OUTCOME,
  waitingOf,
} from '#adapters/db/operations/waiting-payments.ts';
import { REFUNDS_WAITING, RETRY_REFUND, refundOf } from '#adapters/db/operations/waiting-refunds.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import type { MoneyRepository, Span } from '#app/operations/ports.ts';

/** The money repository in PostgreSQL. */
export const moneyRepository = (pool: Pool): MoneyRepository => {
  const read = <Row>(statement: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, statement, values));
  return {
    waiting: async () => (await read(WAITING)).map(waitingOf),
    withoutOutcome: async (quietFor) => (await read(WITHOUT_OUTCOME, [quietFor])).map(openOf),
    refundsWaiting: async () => (await read(REFUNDS_WAITING)).map(refundOf),
    counterOrder: async (code) => (await read(COUNTER_ORDER, [code])).map(waitingOf)[0],
    retryRefund: (refund) =>
      withConnection(pool, async (session) => {
        await execute(session, RETRY_REFUND, [refund]);
        notifyAfterCommit(session, 'refund');
      }),
    bookedWithin: async (span) => bookedOf(await read(BOOKED_WITHIN, momentsOf(span))),
    bookedOf: async (payments) => bookedOf(await read(BOOKED_OF, [payments])),
    balancesAt: (at) => read(BALANCES_AT, [new Date(at)]),
    unpaidWithin: async (span) => bookedOf(await read(UNPAID_WITHIN, momentsOf(span))),
  };
};

const momentsOf = ({ from, to }: Span) => [new Date(from), new Date(to)];
