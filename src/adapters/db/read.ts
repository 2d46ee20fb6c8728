import { isDeepStrictEqual } from 'node:util';
import { leavesNoConnection } from './database-errors.ts';
import { type Pool, type Session, withConnection } from './pool.ts';
import { execute, type Statement, together } from './statement.ts';

type Values = readonly unknown[] | (() => readonly unknown[]);

/** A read that waits to be sent. */
interface Waiting {
  readonly name: string;
  readonly values: Values;
  readonly rows: Promise<unknown[]>;
  readonly send: (session: Session) => Promise<unknown>;
  readonly reject: (problem: unknown) => void;
}

/** One backend executes them one after another: of more, others work on the rest. */
const MAX_TOGETHER = 16;

const turns = new WeakMap<Pool, Waiting[]>();

/**
 * Executes a read. All reads that start in one turn of the event loop, of whichever requests, are sent together on one
 * connection: one round trip. Each is a statement of its own, with its own rows or error; of equal ones of a turn only
 * the first is sent, because all would have the same rows. Nothing is kept. Only for short reads without locks: those
 * behind it wait for it. Values that are a function are asked for when the statement is sent.
 */
export function read<Row>(pool: Pool, statement: Statement<Row>, values: Values = []): Promise<Row[]> {
  const turn = turns.get(pool);
  const same = turn?.find(({ name, values: others }) => name === statement.name && isDeepStrictEqual(values, others));
  if (same) return same.rows as Promise<Row[]>;
  const { promise: rows, resolve, reject } = Promise.withResolvers<Row[]>();
  const send = (session: Session) =>
    execute(session, statement, typeof values === 'function' ? values() : values).then(resolve, (problem: unknown) => {
      reject(problem);
      throw problem;
    });
  const waiting: Waiting = { name: statement.name, values, rows, send, reject };
  if (turn && turn.length < MAX_TOGETHER) {
    turn.push(waiting);
    return rows;
  }
  const begun = [waiting];
  turns.set(pool, begun);
  setImmediate(() => {
    if (turns.get(pool) === begun) turns.delete(pool);
    void sendAll(pool, begun);
  });
  return rows;
}

async function sendAll(pool: Pool, turn: readonly Waiting[]): Promise<void> {
  try {
    await withConnection(pool, async (session) => {
      const answers = await together(session, () => Promise.allSettled(turn.map(({ send }) => send(session))));
      // A lost connection must not be used again.
      const lost = answers.find((answer) => answer.status === 'rejected' && leavesNoConnection(answer.reason));
      if (lost?.status === 'rejected') throw lost.reason;
    });
  } catch (problem) {
    // Without a connection nothing was sent. A read that has been answered ignores this.
    for (const { reject } of turn) reject(problem);
  }
}
