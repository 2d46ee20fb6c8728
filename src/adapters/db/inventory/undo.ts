import type { Pool, Session } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';

/** Thrown inside a transaction to undo it and still answer: a refusal after something was written. */
export class Undo<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('undone on purpose');
    this.outcome = outcome;
  }
}

/** A transaction that may undo itself with an answer. */
export const undoable = <T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> =>
  inTransaction(pool, work).catch((error: unknown) => {
    if (error instanceof Undo) return error.outcome as T;
    throw error;
  });
