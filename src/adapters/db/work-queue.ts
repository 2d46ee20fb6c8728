import { randomUUID } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';

/**
 * A table some of whose rows wait for a worker, as fragments of SQL. The fragments are constants of the program and are
 * inserted verbatim; input is always a parameter.
 */
export interface WorkTable {
  readonly table: string;
  readonly key: string;
  /** The column with the time from which a row may be taken. */
  readonly due: string;
  /** The column that counts the tries. */
  readonly tries: string;
  /** The condition on rows `w` that need work. */
  readonly waiting: string;
  /** Order of rows that are due since the same moment; default the key. */
  readonly tie?: string;
  /** Rows name the worker that leases them: only that worker can put them back or make them dead letters. */
  readonly isLeased?: boolean;
}

/**
 * A table that is only a queue: besides `available_at` and `attempts` it has `lease`, which names the worker,
 * `trouble`, and `done_at` or `dead_at` once finished. Other tables express this by the states of their rows.
 */
export const queueTable = (
  table: string,
  key: string,
  { among, tie = key }: { readonly among: string; readonly tie?: string },
): WorkTable => ({
  table,
  key,
  due: 'available_at',
  tries: 'attempts',
  waiting: `w.done_at is null and w.dead_at is null and ${among}`,
  tie,
  isLeased: true,
});

/** This many milliseconds from now, by the only clock that all workers share. */
const inMs = (milliseconds: string) => `clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

/**
 * Takes the rows that are due for longest, and makes them available again when the lease ends. Rows are locked before
 * any is written, and locked rows are skipped: concurrent workers never get the same row. `answers` completes the
 * select: columns, and tables besides `taken`. Parameters as in `takeDue`; those of `waiting` start at `$3`, or at `$4`
 * where rows are leased.
 */
export const takeText = (of: WorkTable, answers: string): string =>
  `with taken as (
     update ${of.table} t set ${of.isLeased ? 'lease = $3, ' : ''}${of.tries} = t.${of.tries} + 1,
       ${of.due} = ${inMs(`($1::float8[])[least(t.${of.tries} + 1, cardinality($1::float8[]))]`)}
     where t.${of.key} = any(array(
       select w.${of.key} from ${of.table} w
       where ${of.waiting} and w.${of.due} <= statement_timestamp()
       order by w.${of.due}, w.${of.tie ?? of.key} limit $2
       for update skip locked))
     returning t.*)
   select ${answers}`;

/**
 * Puts row `$1` back for `$2` milliseconds; where rows are leased, only that of worker `$3`. `also`: further
 * assignments.
 */
export const laterText = (of: WorkTable, also: string): string =>
  `update ${of.table} set ${of.due} = ${inMs('$2')}, ${also} where ${of.key} = $1${of.isLeased ? ' and lease = $3' : ''}`;

/** Extends the lease of row `$1` to `$2` milliseconds from now: its worker is alive. */
export const keepText = ({ table, key, due }: WorkTable): string =>
  `update ${table} set ${due} = greatest(${due}, ${inMs('$2')}) where ${key} = $1`;

/** The statements of one queue. */
export interface QueueStatements<Row> {
  readonly take: Statement<Row>;
  readonly done: Statement<unknown>;
  readonly later: Statement<unknown>;
  readonly giveUp: Statement<GivenUp>;
}

export interface GivenUp {
  readonly is_given_up: boolean;
}

/** The texts of a queue table's statements, except `take`. */
export const queueTexts = (of: WorkTable) => ({
  done: `update ${of.table} set done_at = clock_timestamp(), lease = null, trouble = null where ${of.key} = $1 and done_at is null`,
  later: laterText(of, `lease = null, attempts = attempts - $4, trouble = $5`),
  giveUp: `update ${of.table} set lease = null, trouble = $3, dead_at = clock_timestamp() where ${of.key} = $1 and lease = $2
     returning true as is_given_up`,
});

export interface Taking {
  /**
   * Lease in milliseconds by number of the try: first, second and so on; the last value applies to all further tries.
   */
  readonly leases: readonly number[];
  /** Maximum number of rows; default one. */
  readonly limit?: number;
  readonly worker?: string;
  /** For the parameters of `waiting`. */
  readonly values?: readonly unknown[];
}

/** The rows to work on now: those due longest, in no particular order. */
export const takeDue = <Row>(
  session: Session,
  take: Statement<Row>,
  { leases, limit = 1, worker, values = [] }: Taking,
) => execute(session, take, [leases, limit, ...(worker === undefined ? [] : [worker]), ...values]);

/** Why a row is put back, and for how many milliseconds. */
export interface PutBack {
  readonly wait: number;
  readonly trouble: string;
  /** False when it was not tried at all. */
  readonly isTried: boolean;
}

/** One worker of a queue; there may be any number, in any process. Each statement is as durable as its transaction. */
export function queueWorker<Row>({ take, done, later, giveUp }: QueueStatements<Row>) {
  const worker = randomUUID();
  return {
    /** Takes one row, for this many milliseconds. */
    take: async (session: Session, lease: number, values: readonly unknown[]): Promise<Row | undefined> =>
      (await takeDue(session, take, { leases: [lease], worker, values }))[0],
    /** Marks it as done, whichever worker leases it now. */
    done: async (session: Session, row: string): Promise<void> => void (await execute(session, done, [row])),
    later: async (session: Session, row: string, { wait, trouble, isTried }: PutBack): Promise<void> =>
      void (await execute(session, later, [row, wait, worker, isTried ? 0 : 1, trouble])),
    /** False when another worker leases it. */
    giveUp: async (session: Session, row: string, trouble: string): Promise<boolean> =>
      (await execute(session, giveUp, [row, worker, trouble])).length > 0,
  };
}
