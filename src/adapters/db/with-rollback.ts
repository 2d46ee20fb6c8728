import type { Pool, Session } from '#adapters/db/pool.ts';
import { inTransaction, type TransactionOptions } from '#adapters/db/transaction.ts';
import { Rollback } from '#app/transaction.ts';

/** A transaction that may roll itself back and return a result. */
export const withRollback = <T>(
  pool: Pool,
  work: (session: Session) => Promise<T>,
  options: Pick<TransactionOptions, 'startsReading'> = {},
): Promise<T> =>
  inTransaction(pool, work, options).catch((error: unknown) => {
    if (error instanceof Rollback) return error.outcome as T;
    throw error;
  });
