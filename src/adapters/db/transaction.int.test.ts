import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, PATIENT, type TestDatabase } from '#testing/test-database.ts';
import { CommitUnknown, DatabaseBusy, sqlState, TransactionRolledBack } from './database-errors.ts';
import { createPool, type Pool, withConnection } from './pool.ts';
import { execute, statement } from './statement.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table account (id integer primary key, centavos bigint not null)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate account');
  await database.pool.query('insert into account values (1, 100), (2, 100)');
});

const add = statement<never>('test_add', 'update account set centavos = centavos + $2 where id = $1');
const read = statement<{ centavos: number }>('test_read', 'select centavos from account where id = $1');

const centavosOf = async (id: number) =>
  (await withConnection(database.pool, (s) => execute(s, read, [id])))[0]?.centavos;

describe('a transaction', () => {
  test('is kept as a whole', async () => {
    const answer = await inTransaction(database.pool, async (session) => {
      await execute(session, add, [1, -30]);
      await execute(session, add, [2, 30]);
      return 'moved';
    });
    expect(answer).toBe('moved');
    expect([await centavosOf(1), await centavosOf(2)]).toEqual([70, 130]);
  });

  test('is undone as a whole, and the connection stays', async () => {
    const pool = createPool(database.connection, { ...PATIENT, connections: 1 });
    const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const before = await backend();
    const work = inTransaction(pool, async (session) => {
      await execute(session, add, [1, -30]);
      await session.query('insert into account values (1, 0)');
    });
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '23505');
    expect(await centavosOf(1)).toBe(100);
    expect(await backend()).toBe(before);
    await pool.end();
  });

  test('tells when COMMIT rolled back because an error was swallowed', async () => {
    const work = inTransaction(database.pool, async (session) => {
      await execute(session, add, [1, -30]);
      await session.query('insert into account values (1, 0)').catch(() => undefined);
    });
    await expect(work).rejects.toBeInstanceOf(TransactionRolledBack);
    expect(await centavosOf(1)).toBe(100);
  });
});

describe('run again', () => {
  test('after a deadlock', async () => {
    let runs = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const move = (from: number, to: number) =>
      inTransaction(database.pool, async (session) => {
        runs += 1;
        await execute(session, add, [from, -10]);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await execute(session, add, [to, 10]);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    // Each runs once, plus retries after a conflict: on a busy machine they may conflict a second time.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect([await centavosOf(1), await centavosOf(2)]).toEqual([100, 100]);
  });

  test('after a serialization failure, also one that COMMIT tells', async () => {
    const spend = () =>
      inTransaction(
        database.pool,
        async (session) => {
          const [row] = await execute(session, read, [1]);
          await execute(session, add, [1, -(row?.centavos ?? 0) / 10]);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([spend(), spend()]);
    expect(await centavosOf(1)).toBe(81);
  });

  test('after the connection broke before COMMIT', async () => {
    let runs = 0;
    await inTransaction(database.pool, async (session) => {
      runs += 1;
      await execute(session, add, [1, -10]);
      if (runs === 1) await killBackendOf(session);
      await execute(session, add, [2, 10]);
    });
    expect(runs).toBe(2);
    expect([await centavosOf(1), await centavosOf(2)]).toEqual([90, 110]);
  });

  test('as often as asked and no more', async () => {
    let runs = 0;
    const work = inTransaction(
      database.pool,
      async (session) => {
        runs += 1;
        await session.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
      },
      { jitter: () => 0, retries: 3 },
    );
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '40001');
    expect(runs).toBe(4);
  });
});

describe('where the isolation level aborts all but one', () => {
  const CROWD = 24;
  let crowd: Pool;
  beforeAll(async () => {
    crowd = createPool(database.connection, { ...PATIENT, connections: CROWD });
    await database.pool.query('create table guest (name text)');
  });
  afterAll(() => crowd.end());

  test('a crowd ends without an error, each as if alone', async () => {
    const enter = (name: number) =>
      inTransaction(
        crowd,
        async (session) => {
          const { rows } = await session.query<{ n: number }>('select count(*)::int as n from guest');
          await session.query('insert into guest values ($1)', [`${name}: ${rows[0]!.n}`]);
          return rows[0]!.n;
        },
        { isolation: 'serializable' },
      );
    const numbers = await Promise.all(Array.from({ length: 4 * CROWD }, (_, name) => enter(name)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
  });

  test('a statement of its own is repeated as well', async () => {
    await Promise.all(
      Array.from({ length: 4 * CROWD }, () =>
        withConnection(crowd, async (session) => {
          await session.query("set default_transaction_isolation = 'serializable'");
          await execute(session, add, [1, 1]);
          await session.query('reset default_transaction_isolation');
        }),
      ),
    );
    expect(await centavosOf(1)).toBe(100 + 4 * CROWD);
  });
});

type Killable = { query: (text: string) => Promise<{ rows: { pid: number }[] }> };

const killBackendOf = async (session: Killable) => {
  const { rows } = await session.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
};

describe('a connection lost during COMMIT', () => {
  test('is an unknown outcome and is not run again', async () => {
    // A deferred check that sleeps keeps COMMIT running long enough to kill its backend.
    await database.pool.query(`
      create table slow_commit (id integer);
      create function sleep_long() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return null; end $$;
      create constraint trigger slow after insert on slow_commit deferrable initially deferred
        for each row execute function sleep_long();`);
    const pool = createPool(database.connection, { ...PATIENT, connections: 1 });
    let runs = 0;
    let pid = 0;
    const work = inTransaction(pool, async (session) => {
      runs += 1;
      pid = (await session.query('select pg_backend_pid() as pid')).rows[0].pid;
      await session.query('insert into slow_commit values (1)');
    });
    const outcome = expect(work).rejects.toBeInstanceOf(CommitUnknown);
    await expect
      .poll(() =>
        database.pool.query('select query from pg_stat_activity where pid = $1', [pid]).then((r) => r.rows[0]?.query),
      )
      .toBe('commit');
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await outcome;
    expect(runs).toBe(1);
    // The dead connection is not reused.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('the pool', () => {
  test('answers busy within its wait', async () => {
    const pool = createPool(database.connection, { ...PATIENT, connections: 1, waitMs: 500 });
    const held = await pool.connect();
    const start = performance.now();
    await expect(withConnection(pool, async () => undefined)).rejects.toBeInstanceOf(DatabaseBusy);
    // Half the timeout of every other test here.
    expect(performance.now() - start).toBeLessThan(10_000);
    held.release();
    await pool.end();
  });

  test('lives on after its idle connections were killed', async () => {
    const losses: Error[] = [];
    const pool = createPool(database.connection, {
      ...PATIENT,
      connections: 1,
      name: 'idle',
      onIdleLoss: (error) => losses.push(error),
    });
    await pool.query('select 1');
    await database.pool.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'idle'",
    );
    await expect.poll(() => losses.length).toBe(1);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('says nothing of connections that a stopping server ends before they have said goodbye', async () => {
    const losses: Error[] = [];
    const pool = createPool(database.connection, { ...PATIENT, onIdleLoss: (error) => losses.push(error) });
    const client = await pool.connect();
    client.release();
    const ended = pool.end();
    client.emit('error', new Error('terminating connection due to administrator command'));
    await ended;
    expect(losses).toEqual([]);
  });

  test('sends its time limits and, for hot statements, generic plans', async () => {
    const pool = createPool(database.connection, { ...PATIENT, genericPlans: true });
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name in
        ('lock_timeout', 'idle_in_transaction_session_timeout', 'plan_cache_mode', 'TimeZone') order by name`,
    );
    expect(rows.map((row) => row.setting)).toEqual(['UTC', '5000', '3000', 'force_generic_plan']);
    await pool.end();
  });

  test('reads columns without loss and without the zone of this machine', async () => {
    const { rows } = await database.pool.query(`select
      9007199254740991::bigint as safe, 9007199254740993::bigint as large, date '2026-12-31' as day,
      timestamp '2026-12-31 23:30:00' as wall, timestamptz '2026-12-31 23:30:00.1239-07' as instant,
      array[1, null]::bigint[] as numbers, array[date '2026-01-01'] as days,
      array[timestamptz 'epoch'] as instants, null::timestamptz as nothing`);
    expect(rows[0]).toEqual({
      safe: 9_007_199_254_740_991,
      large: 9_007_199_254_740_993n,
      day: '2026-12-31',
      wall: '2026-12-31 23:30:00',
      instant: Date.UTC(2027, 0, 1, 6, 30, 0, 123),
      numbers: [1, null],
      days: ['2026-01-01'],
      instants: [0],
      nothing: null,
    });
  });
});
