/** Why the embedded database cannot run; each fault has one English sentence that says what to do. */
export type EmbeddedPostgresFault =
  | 'unsupported-platform'
  | 'missing-package'
  | 'no-account'
  | 'foreign-owner'
  | 'not-writable'
  | 'disk-full'
  | 'version-mismatch'
  | 'socket-path'
  | 'binaries'
  | 'start-failed';

/** Aborts the start of the program: its message is for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  readonly fault: EmbeddedPostgresFault;

  constructor(fault: EmbeddedPostgresFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'EmbeddedPostgresError';
    this.fault = fault;
  }
}

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** True when a file operation failed with one of these system codes ("ENOENT"). */
export const failedWith = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(errorCode(error) ?? '');

/** The message for a data directory that cannot be written; other errors are passed through unchanged. */
export const explainFileFailure = (error: unknown, directory: string): unknown => {
  if (failedWith(error, 'ENOSPC', 'EDQUOT')) return diskFull(directory, error);
  if (failedWith(error, 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR')) return notWritable(directory, error);
  return error;
};

const WORDS_OF_THE_SERVER: readonly (readonly [RegExp, (directory: string) => EmbeddedPostgresError])[] = [
  [/No space left on device|Disk quota exceeded/, (directory) => diskFull(directory)],
  [/Read-only file system|Permission denied/, (directory) => notWritable(directory)],
];

/** Turns the output of a failed initdb or postgres into one sentence. */
export const explainServerFailure = (said: string, directory: string): EmbeddedPostgresError => {
  const known = WORDS_OF_THE_SERVER.find(([words]) => words.test(said));
  if (known) return known[1](directory);
  const lastWords = said.trim().split('\n').slice(-3).join(' / ') || 'it said nothing';
  return new EmbeddedPostgresError(
    'start-failed',
    `The embedded PostgreSQL in ${directory} did not start (${lastWords}); repair it, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

const diskFull = (directory: string, cause?: unknown) =>
  new EmbeddedPostgresError(
    'disk-full',
    `The disk that holds ${directory} is full; free some space there, or set DATABASE_URL to a PostgreSQL server.`,
    cause,
  );

/** The error for a directory that cannot be written. */
export const notWritable = (directory: string, cause?: unknown) =>
  new EmbeddedPostgresError(
    'not-writable',
    `The database cannot write to ${directory}; make that directory writable, or set DATABASE_URL to a PostgreSQL server.`,
    cause,
  );
