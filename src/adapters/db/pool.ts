import { Pool as PgPool, type PoolClient, type PoolConfig } from 'pg';
import { clientConfig } from './client-config.ts';
import type { WorkerName } from '#app/ports.ts';
import type { DatabaseTarget } from './connection.ts';
import { DatabaseAway, DatabaseBusy, leavesNoConnection } from './database-errors.ts';
import { noteWorkersOf } from './notify-workers.ts';

export interface Pool extends PgPool {
  readonly notifyWorker?: PoolOptions['notifyWorker'];
  readonly onCommit?: PoolOptions['onCommit'];
}
/** An acquired connection, for one piece of work at a time. */
export type Session = PoolClient;

/**
 * A frozen client must not block a bus: others wait this long for a lock, and its transaction is ended after the
 * second.
 */
const MAX_LOCK_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT = '5s';
const MAX_WAIT_MS = 1_000;
const MAX_QUERY_MS = 10_000;
const CONNECTIONS = 10;

export type PoolOptions = {
  /** Maximum number of connections; default 10. */
  readonly connections?: number;
  /** Longest wait for a connection before DatabaseBusy; default 1,000 ms. */
  readonly waitMs?: number;
  /** Longest wait for a query's reply before the connection is abandoned; default 10,000 ms. */
  readonly queryMs?: number;
  /** Longest wait for a lock before the statement is cancelled; default 3,000 ms. */
  readonly lockMs?: number;
  /** For hot, named statements: plans each once instead of per value. */
  readonly genericPlans?: boolean;
  /** False for queries of another kind than the driver's own, which must have a connection for themselves. Default true. */
  readonly pipelined?: boolean;
  /** Shown in the server's list of sessions. */
  readonly name?: string;
  /** While true, requests for a connection fail immediately with DatabaseAway instead of waiting. */
  readonly isAway?: () => boolean;
  /** Receives the loss of idle connections; the pool replaces them by itself. */
  readonly onIdleLoss?: (error: Error) => void;
  /**
   * Called for each worker with newly committed work; must not throw. When absent, workers find it at their next poll.
   */
  readonly notifyWorker?: ((worker: WorkerName) => void) | undefined;
  /** Called after each transaction that may have been committed; must not throw. */
  readonly onCommit?: (() => void) | undefined;
};

/** Connects on first use. Close with `pool.end()`. */
export const createPool = (target: DatabaseTarget, options: PoolOptions = {}): Pool => {
  const pool = new GuardedPool(options, {
    ...clientConfig(target, {
      lock_timeout: `${options.lockMs ?? MAX_LOCK_MS}ms`,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
      ...(options.genericPlans && { plan_cache_mode: 'force_generic_plan' }),
    }),
    application_name: options.name ?? 'anden',
    max: options.connections ?? CONNECTIONS,
    connectionTimeoutMillis: options.waitMs ?? MAX_WAIT_MS,
    query_timeout: options.queryMs ?? MAX_QUERY_MS,
    // Statements are sent without waiting for the replies to those before them, where the caller does not wait.
    pipeline: options.pipelined ?? true,
  });
  pool.on('error', (error) => {
    // Its connections are saying goodbye, and a server that stops may end them first.
    if (!pool.ending) options.onIdleLoss?.(error);
  });
  return pool;
};

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Hands out no connection while the database is unavailable; `query` uses this as well. */
class GuardedPool extends PgPool implements Pool {
  readonly #isAway: () => boolean;
  readonly notifyWorker: PoolOptions['notifyWorker'];
  readonly onCommit: PoolOptions['onCommit'];

  constructor({ isAway = () => false, notifyWorker, onCommit }: PoolOptions, config: PoolConfig) {
    super(config);
    this.#isAway = isAway;
    this.notifyWorker = notifyWorker;
    this.onCommit = onCommit;
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | void {
    if (!this.#isAway()) return taken ? super.connect(taken) : super.connect();
    if (!taken) return Promise.reject(new DatabaseAway());
    taken(new DatabaseAway(), undefined, () => undefined);
  }
}

/**
 * Runs the work on one connection and returns it to the pool. Unlike `pool.query` it keeps the connection after an SQL
 * error (a new one costs more than the query), and discards it only when the connection is broken. Successful work is
 * committed, so the workers concerned are notified then.
 */
export const withConnection = async <T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> => {
  const session = await connect(pool);
  let broken = false;
  // Without a listener, losing an acquired connection would end the process.
  const onLoss = () => {
    broken = true;
  };
  session.on('error', onLoss);
  const workers = noteWorkersOf(session);
  try {
    const answer = await work(session);
    for (const worker of workers) pool.notifyWorker?.(worker);
    return answer;
  } catch (error) {
    broken ||= leavesNoConnection(error);
    throw error;
  } finally {
    session.off('error', onLoss);
    session.release(broken);
  }
};

const WAITED_TOO_LONG = /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/;

const connect = async (pool: Pool): Promise<Session> => {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && WAITED_TOO_LONG.test(error.message)) throw new DatabaseBusy(error);
    throw error;
  }
};
