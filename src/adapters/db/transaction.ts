import { setTimeout as pause } from 'node:timers/promises';
import {
  CommitUnknown,
  isConflict,
  isConnectionLoss,
  isFinalAnswer,
  TransactionRolledBack,
} from './database-errors.ts';
import { type Pool, type Session, withConnection } from './pool.ts';

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export type TransactionOptions = {
  /** Default: the server's. */
  readonly isolation?: Isolation;
  /** A number from 0 to 1 that spreads retries, so that the same transactions do not collide again. */
  readonly jitter?: () => number;
  /** Maximum retries; default 3. Use more where many want the same row and the isolation level aborts all but one. */
  readonly retries?: number;
};

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 10;
const MAX_DOUBLINGS = 4;

/** Pause before the retry of this number (1, 2, 3): doubles each time up to 160 ms, scaled by 0.5 to 1.5. */
export const retryPauseMs = (retry: number, jitter: number): number =>
  FIRST_PAUSE_MS * 2 ** Math.min(retry - 1, MAX_DOUBLINGS) * (0.5 + jitter);

/**
 * Runs the work in a transaction and commits. Retries it, by default at most three times, when the server aborted it
 * because of concurrency (40001, 40P01) or the connection was lost before COMMIT was sent, so the work must have no
 * effects outside the database. A connection lost during COMMIT is thrown as CommitUnknown and never retried.
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (session: Session) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> => {
  for (let retry = 1; ; retry += 1) {
    try {
      return await withConnection(pool, (session) => attempt(session, work, options.isolation));
    } catch (error) {
      if (retry > (options.retries ?? MAX_RETRIES) || !mayRunAgain(error)) throw error;
      await pause(retryPauseMs(retry, (options.jitter ?? Math.random)()));
    }
  }
};

const mayRunAgain = (error: unknown): boolean => isConflict(error) || isConnectionLoss(error);

const attempt = async <T>(
  session: Session,
  work: (session: Session) => Promise<T>,
  isolation: Isolation | undefined,
): Promise<T> => {
  await session.query(isolation ? `begin isolation level ${isolation}` : 'begin');
  let answer: T;
  try {
    answer = await work(session);
  } catch (error) {
    await rollBack(session, error);
    throw error;
  }
  await commit(session);
  return answer;
};

/**
 * A failed ROLLBACK means a broken connection, on which the server rolls back anyway; the first error is the one to
 * report.
 */
const rollBack = async (session: Session, first: unknown): Promise<void> => {
  if (isConnectionLoss(first)) return;
  await session.query('rollback').catch((error: Error) => session.emit('error', error));
};

const commit = async (session: Session): Promise<void> => {
  const { command } = await session.query('commit').catch((error: unknown) => {
    // An ERROR in reply to COMMIT is definitive; the server never sends it for a committed transaction.
    throw isFinalAnswer(error) ? error : new CommitUnknown(error);
  });
  if (command !== 'COMMIT') throw new TransactionRolledBack();
};
