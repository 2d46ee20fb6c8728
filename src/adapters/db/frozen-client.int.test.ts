import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onTime } from '#testing/on-time.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { isUnavailable } from './database-errors.ts';
import { inTransaction } from './transaction.ts';

const PROGRAM = new URL('../../../testing/db/frozen-client.ts', import.meta.url).pathname;
/** Others wait this long for a lock of a frozen server, and its transaction lives this long. */
const MAX_WAIT_MS = 3_000;
const MAX_HOLD_MS = 5_000;
/** On a busy machine both may be noticed late. */
const LATE_MS = onTime(1_500);

let database: TestDatabase;
let client: ChildProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table bus (sold integer not null); insert into bus values (0)');
});
afterEach(() => client.kill('SIGKILL'));
afterAll(() => database.drop());

test('a server that freezes in the middle of a sale holds the others up for seconds only', async () => {
  client = spawn(process.execPath, [PROGRAM, JSON.stringify(database.connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(client.stdout!, 'data');
  const frozen = performance.now();
  const sell = () => inTransaction(database.pool, (session) => session.query('update bus set sold = sold + 1'));
  const problem: unknown = await sell().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(performance.now() - frozen).toBeLessThan(MAX_WAIT_MS + LATE_MS);
  // A visitor gets the answer "try again".
  expect(isUnavailable(problem)).toBe(true);
  await expect.poll(() => sell().then(() => 'sold'), { interval: 50 }).toBe('sold');
  expect(performance.now() - frozen).toBeLessThan(MAX_HOLD_MS + LATE_MS);
  // The frozen server's transaction was rolled back.
  expect((await database.pool.query('select sold from bus')).rows).toEqual([{ sold: 1 }]);
});
