import { randomUUID } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';

/**
 * A table some of whose rows wait for a worker, in words of SQL. They are constants of the program and become part of its
 * statements as they are; what comes from outside is a parameter.
 */
export interface WorkTable {
  readonly table: string;
  readonly key: string;
  /** The column that says from when on a row may be taken. */
  readonly due: string;
  /** The column that counts how often it was. */
  readonly tries: string;
  /** Which rows `w` there is work on. */
  readonly waiting: string;
  /** Who comes first of what is due since the same moment; the key unless said. */
  readonly tie?: string;
  /** Rows name the worker that has them: nobody else can put them back or give them up. */
  readonly isLeased?: boolean;
}

/**
 * A table that is a queue and nothing else: beside `available_at` and `attempts` it has `lease`, which names the worker, `trouble`,
 * and `done_at` or `dead_at` once there is no more to do. Elsewhere that is said by the states of the rows.
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

/** So many milliseconds from now, by the only clock that all workers share. */
const inMs = (milliseconds: string) => `clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

/**
 * Takes what is due since longest, and leaves it to others when its lease is over. Rows are locked before any is written, and
 * what somebody else locks is passed over: two who take at once never get the same row. `answers` ends the select: columns, and
 * from where beside `taken`. Parameters as `takeDue` gives them; those of `waiting` are `$3` and on, `$4` where rows are leased.
 */
export const takeText = (of: WorkTable, answers: string): string =>
  `with taken as (
     update ${of.table} t set ${of.isLeased ? 'lease = $3, ' : ''}${of.tries} = t.${of.tries} + 1,
       ${of.due} = ${inMs(`($1::float8[])[least(t.${of.tries} + 1, cardinality($1::float8[]))]`)}
     where t.${of.key} = any(array(
       select w.${of.key} from ${of.table} w
       where ${of.waiting} and w.${of.due} <= clock_timestamp()
       order by w.${of.due}, w.${of.tie ?? of.key} limit $2
       for update skip locked))
     returning t.*)
   select ${answers}`;

/** Puts row `$1` back for `$2` milliseconds, of worker `$3` where rows are leased. `also`: what else is written. */
export const laterText = (of: WorkTable, also: string): string =>
  `update ${of.table} set ${of.due} = ${inMs('$2')}, ${also} where ${of.key} = $1${of.isLeased ? ' and lease = $3' : ''}`;

/** Keeps row `$1` from others for `$2` milliseconds from now: its worker lives. */
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

/** Of a queue table: the texts of its statements but `take`. */
export const queueTexts = (of: WorkTable) => ({
  done: `update ${of.table} set done_at = clock_timestamp(), lease = null, trouble = null where ${of.key} = $1 and done_at is null`,
  later: laterText(of, `lease = null, attempts = attempts - $4, trouble = $5`),
  giveUp: `update ${of.table} set lease = null, trouble = $3, dead_at = clock_timestamp() where ${of.key} = $1 and lease = $2
     returning true as is_given_up`,
});

export interface Taking {
  /** Milliseconds that a row is kept from others: at its first try, its second and so on; the last is that of all others. */
  readonly leases: readonly number[];
  /** How many rows at most; one unless said. */
  readonly limit?: number;
  readonly worker?: string;
  /** For the parameters of `waiting`. */
  readonly values?: readonly unknown[];
}

/** The rows to be worked on now, oldest first only where there is one. */
export const takeDue = <Row>(
  session: Session,
  take: Statement<Row>,
  { leases, limit = 1, worker, values = [] }: Taking,
) => execute(session, take, [leases, limit, ...(worker === undefined ? [] : [worker]), ...values]);

/** Why a row was put back, and for how many milliseconds. */
export interface PutBack {
  readonly wait: number;
  readonly trouble: string;
  /** False where it was not tried at all. */
  readonly isTried: boolean;
}

/** One of those who work on a queue, at any time and in any process. Each statement is as durable as its transaction. */
export function queueWorker<Row>({ take, done, later, giveUp }: QueueStatements<Row>) {
  const worker = randomUUID();
  return {
    /** One row, for so many milliseconds. */
    take: async (session: Session, lease: number, values: readonly unknown[]): Promise<Row | undefined> =>
      (await takeDue(session, take, { leases: [lease], worker, values }))[0],
    /** It was done, no matter who has it now. */
    done: async (session: Session, row: string): Promise<void> => void (await execute(session, done, [row])),
    later: async (session: Session, row: string, { wait, trouble, isTried }: PutBack): Promise<void> =>
      void (await execute(session, later, [row, wait, worker, isTried ? 0 : 1, trouble])),
    /** False where somebody else has it. */
    giveUp: async (session: Session, row: string, trouble: string): Promise<boolean> =>
      (await execute(session, giveUp, [row, worker, trouble])).length > 0,
  };
}
