import type pg from 'pg';

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

/** Executes a statement on a session and returns its rows. */
export const execute = async <Row>(
  session: Pick<pg.ClientBase, 'query'>,
  { name, text }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const result = await session.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
  return result.rows;
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
