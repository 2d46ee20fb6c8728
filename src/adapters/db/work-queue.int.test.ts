import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool, type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { statement } from '#adapters/db/statement.ts';
import {
  type GivenUp,
  keepText,
  laterText,
  queueTable,
  queueTexts,
  queueWorker,
  takeDue,
  takeText,
  type WorkTable,
} from '#adapters/db/work-queue.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

interface Errand {
  readonly errand_id: string;
  readonly attempts: number;
}

const ERRAND = queueTable('errand', 'errand_id', { among: 'w.kind = $4' });
const TEXTS = queueTexts(ERRAND);
const ERRANDS = {
  take: statement<Errand>('errands-take', takeText(ERRAND, 'errand_id, attempts from taken')),
  done: statement('errands-done', TEXTS.done),
  later: statement('errands-later', TEXTS.later),
  giveUp: statement<GivenUp>('errands-give-up', TEXTS.giveUp),
};

/** A table that is more than a queue. */
const DEBT: WorkTable = {
  table: 'debt',
  key: 'debt_id',
  due: 'next_try_at',
  tries: 'tries',
  waiting: `w.state = 'due'`,
};
const TAKE_DEBTS = statement<{ readonly debt_id: string; readonly tries: number }>(
  'debts-take',
  takeText(DEBT, 'debt_id, tries from taken'),
);
const KEEP_DEBT = statement('debt-keep', keepText(DEBT));
const DEBT_LATER = statement('debt-later', laterText(DEBT, 'note = $3'));

const TABLES = `
  create table errand (
    errand_id text primary key,
    kind text not null default 'shop',
    available_at timestamptz not null default clock_timestamp(),
    attempts smallint not null default 0,
    lease uuid,
    trouble text,
    done_at timestamptz,
    dead_at timestamptz
  );
  create table debt (
    debt_id text primary key,
    state text not null default 'due',
    next_try_at timestamptz not null default clock_timestamp(),
    tries smallint not null default 0,
    note text
  );`;

let database: TestDatabase;
/** Simulates another process. */
let other: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  other = createPool(database.connection);
  await database.pool.query(TABLES);
});
afterAll(async () => {
  await other.end();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate errand, debt');
});

const lines = (count: number) =>
  database.pool.query(`insert into errand (errand_id) select 'e' || n from generate_series(1, $1) as n`, [count]);

/** Makes all waiting rows due. */
const hurry = async () => {
  await database.pool.query('update errand set available_at = clock_timestamp()');
  await database.pool.query('update debt set next_try_at = clock_timestamp()');
};

const worker = (pool: Pool) => {
  const { take, done, later, giveUp } = queueWorker<Errand>(ERRANDS);
  const on = <Answer>(work: (session: Session) => Promise<Answer>) => withConnection(pool, work);
  return {
    take: (lease = MINUTE) => on((session) => take(session, lease, ['shop'])),
    takeOn: (session: Session) => take(session, MINUTE, ['shop']),
    done: (row: string) => on((session) => done(session, row)),
    later: (row: string, wait: number, isTried = true) =>
      on((session) => later(session, row, { wait, trouble: 'closed', isTried })),
    giveUp: (row: string) => on((session) => giveUp(session, row, 'closed')),
  };
};

/** Milliseconds until the row may be taken again. */
const left = async (table: 'errand' | 'debt'): Promise<number> => {
  const due = table === 'errand' ? 'available_at' : 'next_try_at';
  const { rows } = await database.pool.query<{ ms: number }>(
    `select (extract(epoch from ${due} - clock_timestamp()) * 1000)::float8 as ms from ${table}`,
  );
  return rows[0]!.ms;
};

const expectAbout = (ms: number, wait: number) => {
  expect(ms).toBeLessThanOrEqual(wait);
  expect(ms).toBeGreaterThan(wait - 10 * SECOND);
};

describe('two workers', () => {
  test('that take in open transactions get different rows, and nobody waits', async () => {
    await lines(2);
    const taken = await withConnection(database.pool, async (one) =>
      withConnection(other, async (two) => {
        await one.query('begin');
        await two.query('begin');
        const rows = [
          await worker(database.pool).takeOn(one),
          await worker(other).takeOn(two),
          await worker(other).takeOn(two),
        ];
        await one.query('commit');
        await two.query('commit');
        return rows;
      }),
    );
    expect(taken.map((row) => row?.errand_id)).toEqual(['e1', 'e2', undefined]);
  });

  test('that take as fast as they can get each row once', async () => {
    const COUNT = 200;
    await lines(COUNT);
    const taken: string[] = [];
    const empty = async (pool: Pool) => {
      const { take } = worker(pool);
      for (let row = await take(); row; row = await take()) taken.push(row.errand_id);
    };
    await Promise.all([database.pool, other, database.pool, other].map(empty));
    expect(taken).toHaveLength(COUNT);
    expect(new Set(taken).size).toBe(COUNT);
  });

  test('that take several at once get no more than they ask for, and none twice', async () => {
    await database.pool.query(`insert into debt (debt_id) select 'd' || n from generate_series(1, 60) as n`);
    const take = (pool: Pool) =>
      withConnection(pool, (session) => takeDue(session, TAKE_DEBTS, { leases: [MINUTE], limit: 20 }));
    const takes = await Promise.all([database.pool, other, database.pool, other].map(take));
    const taken = takes.flat().map(({ debt_id }) => debt_id);
    expect(Math.max(...takes.map((rows) => rows.length))).toBeLessThanOrEqual(20);
    expect([taken.length, new Set(taken).size]).toEqual([60, 60]);
  });

  test('are given what waits longest, of their kind alone', async () => {
    await database.pool.query(
      `insert into errand (errand_id, kind, available_at) values
         ('late', 'shop', now() - interval '1 s'), ('early', 'shop', now() - interval '1 min'),
         ('other', 'post', now() - interval '1 h'), ('to come', 'shop', now() + interval '1 h')`,
    );
    const { take } = worker(other);
    const taken = [await take(), await take(), await take()];
    expect(taken.map((row) => row?.errand_id)).toEqual(['early', 'late', undefined]);
  });
});

describe('a worker that died with a row in hand', () => {
  const LEASE = 500;

  test('has it until its lease is over; then another has it', async () => {
    await lines(1);
    expect(await worker(database.pool).take(LEASE)).toMatchObject({ attempts: 1 });
    expect(await worker(other).take()).toBeUndefined();
    await pause(LEASE);
    expect(await worker(other).take()).toEqual({ errand_id: 'e1', attempts: 2 });
  });

  test('and comes back can say that it was done, and nothing else', async () => {
    await lines(1);
    const [slow, quick] = [worker(database.pool), worker(other)];
    await slow.take(0);
    await quick.take();
    await slow.later('e1', 0);
    expect(await slow.giveUp('e1')).toBe(false);
    expect(await slow.take()).toBeUndefined();
    await slow.done('e1');
    await quick.later('e1', 0);
    expect([await quick.giveUp('e1'), await quick.take()]).toEqual([false, undefined]);
  });

  test('is not dead as long as it says that it keeps the row', async () => {
    await database.pool.query(`insert into debt (debt_id) values ('d1')`);
    const take = () => withConnection(other, (session) => takeDue(session, TAKE_DEBTS, { leases: [LEASE] }));
    const keep = (ms: number) =>
      withConnection(database.pool, (session) => session.query({ ...KEEP_DEBT, values: ['d1', ms] }));
    expect(await take()).toHaveLength(1);
    await keep(MINUTE);
    // A late renewal does not shorten the lease.
    await keep(0);
    await pause(LEASE);
    expect(await take()).toEqual([]);
    await withConnection(database.pool, (session) => session.query({ ...DEBT_LATER, values: ['d1', 0, 'closed'] }));
    expect(await take()).toEqual([{ debt_id: 'd1', tries: 2 }]);
  });
});

test('what was done is never taken again', async () => {
  await lines(1);
  const { take, done } = worker(database.pool);
  await take();
  await done('e1');
  await hurry();
  expect([await take(), await worker(other).take()]).toEqual([undefined, undefined]);
});

describe('what always fails', () => {
  test('is tried when its policy says so, given up at its end, and never taken again', async () => {
    await lines(1);
    const { take, later, giveUp } = worker(database.pool);
    const tried: number[] = [];
    for (let row = await take(); row; row = await take()) {
      tried.push(row.attempts);
      const wait = waitAfter(RETRY_POLICIES.notice, row.attempts);
      if (wait === undefined) expect(await giveUp(row.errand_id)).toBe(true);
      else {
        await later(row.errand_id, wait);
        expectAbout(await left('errand'), wait);
      }
      await hurry();
    }
    expect(tried).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { rows } = await database.pool.query('select done_at, dead_at is not null as is_dead, trouble from errand');
    expect(rows).toEqual([{ done_at: null, is_dead: true, trouble: 'closed' }]);
  });

  test('is not given up for tries that never happened', async () => {
    await lines(1);
    const { take, later } = worker(database.pool);
    for (let time = 0; time < 12; time += 1) {
      expect(await take()).toMatchObject({ attempts: 1 });
      await later('e1', 0, false);
    }
  });

  test('where the lease is the wait: less and less often, without an end', async () => {
    await database.pool.query(`insert into debt (debt_id) values ('d1')`);
    const leases = RETRY_POLICIES.refund.waits;
    for (let tries = 1; tries <= leases.length + 3; tries += 1) {
      const taken = await withConnection(other, (session) => takeDue(session, TAKE_DEBTS, { leases }));
      expect(taken).toEqual([{ debt_id: 'd1', tries }]);
      expectAbout(await left('debt'), waitAfter(RETRY_POLICIES.refund, tries));
      await hurry();
    }
  });
});
