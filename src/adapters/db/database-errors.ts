import { DatabaseError } from 'pg';

/** No connection became free in time: the caller should retry later; nothing was done. */
export class DatabaseBusy extends Error {
  constructor(cause?: unknown) {
    super('no database connection became free in time', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** The database does not answer: no query was sent, and nothing was done. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * The connection was lost during COMMIT: the work was either committed or rolled back entirely. Never repeat it
 * blindly; query for the row that it would have written.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost during COMMIT: the outcome is unknown', { cause });
    this.name = 'CommitUnknown';
  }
}

/** COMMIT resulted in ROLLBACK: the work swallowed an error of one of its statements. */
export class TransactionRolledBack extends Error {
  constructor() {
    super('COMMIT rolled back: a statement of the transaction had failed and its error was swallowed');
    this.name = 'TransactionRolledBack';
  }
}

/** The five-character SQLSTATE of a server error ("40P01"), undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** The server rolled back only because of concurrent transactions: the same work may succeed now. */
export const isConflict = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
};

/**
 * The server sent an ERROR and keeps the connection: that result is final. FATAL means that it is closing the
 * connection.
 */
export const isFinalAnswer = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

const LINE_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const LINE_WORDS = /^Connection terminated|^Query read timeout|not queryable|^timeout expired/;

/** The connection is lost or could not be opened: the server is stopping, starting or unreachable. */
export const isConnectionLoss = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith('57P0') || state.startsWith('08');
  if (!(error instanceof Error)) return false;
  return LINE_WORDS.test(error.message) || ('code' in error && LINE_FAILURES.has(String(error.code)));
};

/**
 * Whether the connection must not be reused. After FATAL the server has closed it, although the socket may look open
 * for a moment; after a COMMIT without a reply its state is unknown.
 */
export const leavesNoConnection = (error: unknown): boolean =>
  error instanceof CommitUnknown ||
  (error instanceof DatabaseError && error.severity !== 'ERROR') ||
  isConnectionLoss(error);

/** Lock timeout, statement timeout, idle transaction timeout, read-only server, I/O error. */
const PASSING = new Set(['55P03', '57014', '25P03', '25006', '58030']);
const OUT_OF_RESOURCES = '53';
const POOL_ENDED = /^Cannot use a pool after calling end/;
const DEEPEST_CAUSE = 5;

/** A temporary condition of the database: worth retrying in a moment, and no defect of the request. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false;
  return isUnavailableItself(error) || isUnavailable(error.cause, depth + 1);
};

const isUnavailableItself = (error: Error): boolean => {
  const state = sqlState(error) ?? '';
  return (
    error instanceof DatabaseBusy ||
    error instanceof DatabaseAway ||
    error instanceof CommitUnknown ||
    isConnectionLoss(error) ||
    isConflict(error) ||
    PASSING.has(state) ||
    state.startsWith(OUT_OF_RESOURCES) ||
    POOL_ENDED.test(error.message)
  );
};

const DISK_FULL = '53100';

/** The server could not write because its disk is full. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === DISK_FULL;
