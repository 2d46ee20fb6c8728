import { orderStore } from '#adapters/db/orders/orders.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
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
  const read = async (
    statement: Statement<AttemptRow>,
    values: readonly unknown[],
  ): Promise<readonly PaymentAttempt[]> =>
    (await withConnection(pool, (session) => execute(session, statement, values))).map(attemptOf);
  return {
    byKey: async (order, key) => (await read(BY_KEY, [order, key]))[0],
    byId: async (id) => (await read(BY_ID, [id]))[0],
    latest: async (order) => (await read(OF_ORDER, [order])).at(-1),
    unsettled: async ({ attempts, storeReferences, ended, givenUp }, limit) => [
      ...(await read(UNSETTLED, [attempts, storeReferences, ended, RECONCILE_ENDED_FOR, limit])),
      ...(await read(GIVEN_UP, [givenUp, RECONCILE_ABANDONED_FOR, limit])),
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
  inTransaction: transactions(pool),
  orders: orderStore,
  attempts: attemptStore,
  books: paymentBooks,
  refunds: refundStore,
  lines: { write: (tx, payment, lines) => writeLines(sessionOf(tx), payment, lines) },
  announce: (tx, event) => announce(sessionOf(tx), event),
  whenPaid: (tx, payment) => whenPaid(sessionOf(tx), payment),
});
