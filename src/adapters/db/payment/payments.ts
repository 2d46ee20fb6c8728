import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import type { Statement } from '#adapters/db/statement.ts';
import { committingWith } from '#adapters/db/transaction.ts';
import type { Attempts, DueRefund, PaymentAttempt } from '#app/payment/ports.ts';
import type { BookedPayment, PaymentAnnouncement, PaymentStores } from '#app/payment/stores.ts';
import { RECONCILE_ABANDONED_FOR, RECONCILE_ENDED_FOR } from '#domain/payment/limits.ts';
import { attemptOf, type AttemptRow, BY_ID, BY_KEY, GIVEN_UP, OF_ORDER, UNSETTLED } from './attempt-rows.ts';
import { attemptStore } from './attempt-store.ts';
import { paymentBooks } from './payment-books.ts';
import { refundStore, takeDueRefunds } from './refunds.ts';
import { writeLines } from './sold-lines.ts';

/** Read access to payments, in PostgreSQL. */
export const paymentReads = (pool: Pool): Attempts & { dueRefunds(limit: number): Promise<readonly DueRefund[]> } => {
  const attempts = async (
    statement: Statement<AttemptRow>,
    values: readonly unknown[],
  ): Promise<readonly PaymentAttempt[]> => (await read(pool, statement, values)).map(attemptOf);
  return {
    byKey: async (code, key) => (await attempts(BY_KEY, [code, key]))[0],
    byId: async (id) => (await attempts(BY_ID, [id]))[0],
    latest: async (order) => (await attempts(OF_ORDER, [order])).at(-1),
    unsettled: async ({ attempts: quiet, storeReferences, ended, givenUp }, limit) => [
      ...(await attempts(UNSETTLED, [quiet, storeReferences, ended, RECONCILE_ENDED_FOR, limit])),
      ...(await attempts(GIVEN_UP, [givenUp, RECONCILE_ABANDONED_FOR, limit])),
    ],
    dueRefunds: (limit) => takeDueRefunds(pool, limit),
  };
};

/** Follow-ups of a payment in rooms that come after this one. */
export interface PaymentFollowUps {
  readonly announce: (session: Session, event: PaymentAnnouncement) => Promise<void>;
  readonly whenPaid: (session: Session, payment: BookedPayment) => Promise<void>;
}

/** Write access to payments, in PostgreSQL. Every commit waits for the disk. */
export const paymentStores = (pool: Pool, { announce, whenPaid }: PaymentFollowUps): PaymentStores => ({
  inTransaction: transactions(pool, { startsReading: true }),
  commitWith: async (tx, send) => void (await committingWith(sessionOf(tx), send)),
  orders: orderStore,
  attempts: attemptStore,
  books: paymentBooks,
  refunds: refundStore,
  lines: { write: (tx, payment, lines) => writeLines(sessionOf(tx), payment, lines) },
  announce: (tx, event) => announce(sessionOf(tx), event),
  whenPaid: (tx, payment) => whenPaid(sessionOf(tx), payment),
});
