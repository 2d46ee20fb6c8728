import { DatabaseError } from 'pg';

/** No connection became free in time: the answer is "busy, try again" and nothing was done. */
export class DatabaseBusy extends Error {
  constructor(cause?: unknown) {
    super('no database connection became free in time', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** The database does not answer: it was not asked, and nothing was done. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * The connection went away while COMMIT was under way: the work is either wholly kept or wholly gone. Never run it
 * again blindly; ask for the row that it would have written.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost during COMMIT: the outcome is unknown', { cause });
    this.name = 'CommitUnknown';
  }
}

/** COMMIT was answered by ROLLBACK: the work swallowed an error of one of its statements. */
export class TransactionRolledBack extends Error {
  constructor() {
    super('COMMIT rolled back: a statement of the transaction had failed and its error was swallowed');
    this.name = 'TransactionRolledBack';
  }
}

/** The five-character code of an error that the server answered ("40P01"), undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** The server undid the transaction only because of others at work: the same work may succeed now. */
export const isConflict = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
};

/** The server answered and lives on: its word is final. A FATAL word comes from a server that is closing the line. */
export const isFinalAnswer = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

const LINE_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const LINE_WORDS = /^Connection terminated|^Query read timeout|not queryable|^timeout expired/;

/** The connection is gone, or never came to be: the server stops, starts, or cannot be reached. */
export const isConnectionLoss = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith('57P0') || state.startsWith('08');
  if (!(error instanceof Error)) return false;
  return LINE_WORDS.test(error.message) || ('code' in error && LINE_FAILURES.has(String(error.code)));
};

/**
 * May nobody use this connection again? A server that says FATAL has closed it, although the line may look open for a
 * moment more; and a COMMIT without an answer leaves it between two states.
 */
export const leavesNoConnection = (error: unknown): boolean =>
  error instanceof CommitUnknown ||
  (error instanceof DatabaseError && error.severity !== 'ERROR') ||
  isConnectionLoss(error);

/**
 * A lock or a statement that took too long, an idle transaction that was ended, a server that only reads or whose disk
 * fails.
 */
const PASSING = new Set(['55P03', '57014', '25P03', '25006', '58030']);
const OUT_OF_RESOURCES = '53';
const POOL_ENDED = /^Cannot use a pool after calling end/;
const DEEPEST_CAUSE = 5;

/** Passes by itself, or with the database: worth asking again in a moment, and no defect of what was asked. */
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
