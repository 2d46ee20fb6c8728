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
  /** The server's default unless said. */
  readonly isolation?: Isolation;
  /** A number from 0 to 1 that keeps two losers from meeting again. */
  readonly jitter?: () => number;
  /** Most retries; 3 unless said. More where many want the same row and the server's isolation undoes all but one. */
  readonly retries?: number;
};

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 10;
const MAX_DOUBLINGS = 4;

/** Pause before the retry of this number (1, 2, 3): doubled each time up to 160 ms, by half to one and a half. */
export const retryPauseMs = (retry: number, jitter: number): number =>
  FIRST_PAUSE_MS * 2 ** Math.min(retry - 1, MAX_DOUBLINGS) * (0.5 + jitter);

/**
 * Runs the work in a transaction and commits. It is run again, at most three times unless said, when the server undid it for the
 * sake of others (40001, 40P01) or the connection broke before COMMIT was sent, so it must do nothing outside the
 * database. A connection lost during COMMIT is thrown as CommitUnknown and never run again.
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

/** A failed ROLLBACK means a broken line, on which the server rolls back anyway; the first error is the one to tell. */
const rollBack = async (session: Session, first: unknown): Promise<void> => {
  if (isConnectionLoss(first)) return;
  await session.query('rollback').catch((error: Error) => session.emit('error', error));
};

const commit = async (session: Session): Promise<void> => {
  const { command } = await session.query('commit').catch((error: unknown) => {
    // An ERROR in answer to COMMIT is a clear no; the server never says it of a transaction it has kept.
    throw isFinalAnswer(error) ? error : new CommitUnknown(error);
  });
  if (command !== 'COMMIT') throw new TransactionRolledBack();
};
