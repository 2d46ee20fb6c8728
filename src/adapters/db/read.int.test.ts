import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTrips, type TripCounter } from '#testing/db/count-trips.ts';
import { createTestDatabase, PATIENT, type TestDatabase } from '#testing/test-database.ts';
import { CommitUnknown, sqlState } from './database-errors.ts';
import { createPool, type Pool, withConnection } from './pool.ts';
import { read } from './read.ts';
import { execute, statement } from './statement.ts';
import { committingWith, inTransaction } from './transaction.ts';

let database: TestDatabase;
let counter: TripCounter;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table tally (id integer primary key, n integer not null)');
  await database.pool.query('insert into tally values (1, 0), (2, 0)');
  counter = await countTrips(database.connection);
  pool = createPool(counter.target, { ...PATIENT, connections: 1 });
});
afterAll(async () => {
  await pool.end();
  await counter.close();
  await database.drop();
});

const ADD = statement('test-together-add', 'update tally set n = n + $2 where id = $1 returning n');
const LOCK = statement<{ readonly n: number }>('test-together-lock', 'select n from tally where id = $1 for update');
const READ = statement<{ readonly n: number }>('test-together-read', 'select n from tally where id = $1');
const DIVIDE = statement<{ readonly n: number }>('test-together-divide', 'select 1 / $1::int as n');
const END_SESSION = statement('test-together-end', 'select pg_terminate_backend(pg_backend_pid())');

const valueOf = async (id: number) => (await read(database.pool, READ, [id]))[0]?.n;

test('reads of one turn of the event loop are one round trip, and each has its own answer or error', async () => {
  const asked = () => Promise.allSettled([read(pool, READ, [1]), read(pool, DIVIDE, [0]), read(pool, DIVIDE, [1])]);
  await asked();
  const trips = await counter.tripsDuring(async () => {
    const [first, failed, last] = await asked();
    expect(first).toMatchObject({ status: 'fulfilled', value: [{ n: 0 }] });
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(last).toMatchObject({ status: 'fulfilled', value: [{ n: 1 }] });
  });
  expect(trips).toBe(1);
});

test('equal reads of one turn are one statement, and another turn reads again', async () => {
  const TICK = statement<{ readonly at: number }>(
    'test-together-tick',
    'select extract(epoch from clock_timestamp())::float8 as at, $1::int as n',
  );
  const asked = () => Promise.all([read(pool, TICK, [1]), read(pool, TICK, [1]), read(pool, TICK, [2])]);
  const [[first], [same], [other]] = await asked();
  expect(same).toEqual(first);
  expect(other!.at).toBeGreaterThanOrEqual(first!.at);
  const [[later]] = await asked();
  expect(later!.at).toBeGreaterThan(other!.at);
});

test('more reads than one connection should answer are spread', async () => {
  const rows = await Promise.all(Array.from({ length: 100 }, (_, n) => read(pool, DIVIDE, [n === 0 ? 1 : -1])));
  expect(rows.map(([row]) => row?.n)).toEqual([1, ...Array.from({ length: 99 }, () => -1)]);
});

test('a transaction that starts reading and commits with its last writes takes two round trips', async () => {
  const add = () =>
    inTransaction(
      pool,
      async (session) => {
        const [row] = await execute(session, LOCK, [1]);
        await committingWith(session, () => [execute(session, ADD, [1, 1]), execute(session, ADD, [2, 1])]);
        return row!.n;
      },
      { startsReading: true },
    );
  await add();
  const before = [await valueOf(1), await valueOf(2)] as const;
  expect(await counter.tripsDuring(add)).toBe(2);
  expect([await valueOf(1), await valueOf(2)]).toEqual([before[0]! + 1, before[1]! + 1]);
});

test('an error of the last writes rolls all of them back, is the one reported, and leaves a usable connection', async () => {
  const before = await valueOf(1);
  const work = inTransaction(pool, (session) =>
    committingWith(session, () => [
      execute(session, ADD, [1, 1]),
      execute(session, DIVIDE, [0]),
      execute(session, ADD, [1, 1]),
    ]),
  );
  await expect(work).rejects.toSatisfy((problem) => sqlState(problem) === '22012');
  expect(await valueOf(1)).toBe(before);
  expect(await withConnection(pool, (session) => execute(session, READ, [1]))).toEqual([{ n: before }]);
});

test('a connection lost while it commits with its last writes: the outcome is unknown, and nothing is repeated', async () => {
  let times = 0;
  const work = inTransaction(pool, (session) => {
    times += 1;
    return committingWith(session, () => [execute(session, ADD, [1, 1]), execute(session, END_SESSION)]);
  });
  await expect(work).rejects.toBeInstanceOf(CommitUnknown);
  expect(times).toBe(1);
});
