import type { Pool, Session } from '#adapters/db/pool.ts';
import type { TransactionOptions } from '#adapters/db/transaction.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';

/** The only constructor of transactions, so that each of them is a session. */
export const transactionOf = (session: Session): Transaction => session as unknown as Transaction;

/** The session behind a transaction, for repositories. */
export const sessionOf = (tx: Transaction): Session => tx as unknown as Session;

/**
 * Transactions of a database, for use cases. Every commit waits for the disk. `startsReading`: all of them start by
 * locking or reading.
 */
export const transactions =
  (pool: Pool, options: Pick<TransactionOptions, 'startsReading'> = {}): InTransaction =>
  (work) =>
    withRollback(pool, (session) => work(transactionOf(session)), options);
