import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isConflict } from './database-errors.ts';
import { retryPauseMs } from './retry-pause.ts';

/** A statement that the server parses and plans once per connection. `Row` is the type of its rows. */
export type Statement<Row> = { readonly name: string; readonly text: string; readonly answers?: (row: Row) => void };

/** The server truncates longer names, and two could collide. */
const MAX_NAME_BYTES = 63;

const texts = new Map<string, string>();

/** The texts of all statements by name. */
export const namedTexts: ReadonlyMap<string, string> = texts;

/** Names a statement; a name has one text in the whole program. */
export const statement = <Row>(name: string, text: string): Statement<Row> => {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new RangeError(`statement name too long: ${name}`);
  if ((texts.get(name) ?? text) !== text) throw new Error(`two statements named ${name}`);
  texts.set(name, text);
  return { name, text };
};

type Queries = Pick<pg.ClientBase, 'query'>;

const parts = new WeakSet<Queries>();

/** Marks the statements of some work as parts of it: none of them is repeated by itself. */
export async function repeatedAsWhole<T>(session: Queries, work: () => Promise<T>): Promise<T> {
  parts.add(session);
  try {
    return await work();
  } finally {
    parts.delete(session);
  }
}

const MAX_RETRIES = 30;

/**
 * Executes a statement on a session and returns its rows. Outside of a transaction it is one itself: when the server
 * aborted it because of concurrency, which serializable isolation does even to reads, it is executed again.
 */
export const execute = async <Row>(
  session: Queries,
  { name, text }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  for (let retry = 1; ; retry += 1) {
    try {
      const result = await session.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
      return result.rows;
    } catch (error) {
      if (retry > MAX_RETRIES || parts.has(session) || !isConflict(error)) throw error;
      await pause(retryPauseMs(retry, Math.random()));
    }
  }
};

/** The driver's stream, which its types do not show. */
interface Wire {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/**
 * Sends what `send` sends as one packet: its statements are one round trip, executed in order. Each sees what the
 * statements before it did, as if it had been sent after their replies; an error of one does not stop the others,
 * except in a transaction, which it aborts.
 */
export function together<T>(session: Pick<pg.ClientBase, 'query'>, send: () => T): T {
  const { stream } = (session as unknown as Wire).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
