import { setTimeout as pause } from 'node:timers/promises';
import {
  CommitUnknown,
  isConflict,
  isConnectionLoss,
  isFinalAnswer,
  TransactionRolledBack,
} from './database-errors.ts';
import { type Pool, type Session, withConnection } from './pool.ts';
import { repeatedAsWhole, together } from './statement.ts';
import { retryPauseMs } from './retry-pause.ts';
import { allOf } from '#app/all-of.ts';

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export type TransactionOptions = {
  /** Default: the server's. */
  readonly isolation?: Isolation;
  /** A number from 0 to 1 that spreads retries, so that the same transactions do not collide again. */
  readonly jitter?: () => number;
  /** Maximum retries after conflicts; default 30. */
  readonly retries?: number;
  /**
   * The first statement of the work only locks or reads: BEGIN is sent together with it, as one round trip. Never for
   * work that starts by writing: if BEGIN failed alone, that would be written outside of a transaction.
   */
  readonly startsReading?: boolean;
};

/** Serializable isolation aborts all but one of many that want the same rows, or the same page of a small table. */
const MAX_CONFLICTS = 30;
/** After this many the transaction takes turns with others: fewer at once conflict less. */
const CONFLICTS_BEFORE_TURNS = 3;
const MAX_LOSSES = 3;

/**
 * Runs the work in a transaction and commits. Retries it when the server aborted it because of concurrency (40001,
 * 40P01), and at most three times when the connection was lost before COMMIT was sent, so the work must have no effects
 * outside the database. A connection lost during COMMIT is thrown as CommitUnknown and never retried.
 */
export const inTransaction = <T>(
  pool: Pool,
  work: (session: Session) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> =>
  retrying(pool, () => withConnection(pool, (session) => attempt(session, work, options)), options).finally(() =>
    pool.onCommit?.(),
  );

/**
 * The same for work of one statement, which is a transaction without BEGIN and COMMIT. When the connection is lost it
 * may have been executed, and is executed again: only for statements that do nothing the second time, such as an update
 * of one version.
 */
export const alone = <T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> =>
  retrying(pool, () => withConnection(pool, (session) => repeatedAsWhole(session, () => work(session))), {});

async function retrying<T>(
  pool: Pool,
  work: () => Promise<T>,
  { retries = MAX_CONFLICTS, jitter = Math.random }: Pick<TransactionOptions, 'retries' | 'jitter'>,
): Promise<T> {
  let endTurn: (() => void) | undefined;
  try {
    for (let conflicts = 0, losses = 0; ; ) {
      try {
        return await work();
      } catch (error) {
        if (isConflict(error)) conflicts += 1;
        else if (isConnectionLoss(error)) losses += 1;
        else throw error;
        if (conflicts > retries || losses > MAX_LOSSES) throw error;
        if (conflicts > CONFLICTS_BEFORE_TURNS) endTurn ??= await takeTurn(pool);
        // Whoever has the turn keeps the others waiting.
        await pause(retryPauseMs(endTurn ? 1 : conflicts + losses, jitter()));
      }
    }
  } finally {
    endTurn?.();
  }
}

/** The end of the last turn that was taken. */
const turns = new WeakMap<Pool, Promise<void>>();

/** Waits until all who came earlier have ended their turns. Returns what ends this one. */
async function takeTurn(pool: Pool): Promise<() => void> {
  const before = turns.get(pool);
  const { promise, resolve } = Promise.withResolvers<void>();
  turns.set(pool, promise);
  await before;
  return resolve;
}

const attempt = <T>(
  session: Session,
  work: (session: Session) => Promise<T>,
  options: TransactionOptions,
): Promise<T> => repeatedAsWhole(session, () => attemptOnce(session, work, options));

const attemptOnce = async <T>(
  session: Session,
  work: (session: Session) => Promise<T>,
  { isolation, startsReading = false }: TransactionOptions,
): Promise<T> => {
  const begin = () => session.query(isolation ? `begin isolation level ${isolation}` : 'begin');
  if (!startsReading) await begin();
  let answer: T;
  try {
    answer = startsReading
      ? (await together(session, () => allOf<[unknown, T]>([begin(), work(session)])))[1]
      : await work(session);
  } catch (error) {
    const sent = takeCommit(session);
    if (!sent) await rollBack(session, error);
    await sent?.catch(() => undefined);
    // An error of the server before COMMIT rolled everything back; without a reply the outcome is unknown.
    if (sent && isConnectionLoss(error)) throw new CommitUnknown(error);
    throw error;
  }
  await committed(takeCommit(session) ?? session.query('commit'));
  return answer;
};

/** The reply to a COMMIT. */
type Commit = Promise<{ readonly command: string }>;

const commits = new WeakMap<Session, Commit>();

function takeCommit(session: Session): Commit | undefined {
  const sent = commits.get(session);
  commits.delete(session);
  return sent;
}

/**
 * Sends the last statements of a transaction together with its COMMIT, as one round trip, and returns their rows. Only
 * an error of the server still rolls back: nothing the statements return may be a reason to. The work of the
 * transaction ends with this.
 */
export const committingWith = <T extends readonly unknown[]>(
  session: Session,
  send: () => readonly [...{ [At in keyof T]: Promise<T[At]> }],
): Promise<T> =>
  together(session, () => {
    const answers = allOf<T>(send());
    const commit = session.query('commit');
    // Its failure is reported when the transaction ends.
    commit.catch(() => undefined);
    commits.set(session, commit);
    return answers;
  });

/**
 * A failed ROLLBACK means a broken connection, on which the server rolls back anyway; the first error is the one to
 * report.
 */
const rollBack = async (session: Session, first: unknown): Promise<void> => {
  if (isConnectionLoss(first)) return;
  await session.query('rollback').catch((error: Error) => session.emit('error', error));
};

const committed = async (commit: Commit): Promise<void> => {
  const { command } = await commit.catch((error: unknown) => {
    // An ERROR in reply to COMMIT is definitive; the server never sends it for a committed transaction.
    throw isFinalAnswer(error) ? error : new CommitUnknown(error);
  });
  if (command !== 'COMMIT') throw new TransactionRolledBack();
};
