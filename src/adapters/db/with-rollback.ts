import type { Pool, Session } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';

/** Thrown inside a transaction to undo it and still answer: a refusal after something was written. */
export class Rollback<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('undone on purpose');
    this.outcome = outcome;
  }
}

/**
 * A bus on sale is wanted by many at once. READ COMMITTED never needs these; engines that abort instead of waiting do.
 */
const RETRIES = 20;

/** A transaction that may undo itself with an answer. */
export const withRollback = <T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> =>
  inTransaction(pool, work, { retries: RETRIES }).catch((error: unknown) => {
    if (error instanceof Rollback) return error.outcome as T;
    throw error;
  });
