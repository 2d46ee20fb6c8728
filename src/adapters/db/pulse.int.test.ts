import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcesses, freezeDatabase, signalAll } from '#testing/database-processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onTime } from '#testing/on-time.ts';
import { DatabaseAway, isUnavailable } from './database-errors.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { createPool, type Pool, withConnection } from './pool.ts';
import { createPulse, type Pulse } from './pulse.ts';

/** A visitor's wait while the database is unavailable. */
const MAX_ANSWER_MS = onTime(2_000);

let root: string;
let server: EmbeddedPostgres;
let pulse: Pulse;
let pool: Pool;
const log: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'anden-'));
  await chmod(root, 0o755);
  const onLost = (problem: unknown) => log.push(String(problem));
  server = await startEmbeddedPostgres({ dataDir: join(root, 'data'), log: () => undefined, onLost });
  pulse = createPulse(server.connection, { log: (message) => log.push(message) });
  pulse.begin();
  pool = createPool(server.connection, { connections: 4, isAway: pulse.isAway });
});
afterAll(async () => {
  await pool.end();
  await pulse.stop();
  await server.stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await expect.poll(() => pulse.isAway()).toBe(false);
  log.length = 0;
});

const serverDirectory = () => join(root, 'data/server');

/** The result of some work, and its duration. */
const timed = async (work: Promise<unknown>) => {
  const since = performance.now();
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { problem, ms: performance.now() - since };
};

const one = () => withConnection(pool, (session) => session.query('select 1 as one'));

test('a frozen server: what is asked is given up within two seconds, what comes later at once, and then all goes on', async () => {
  await Promise.all([one(), one(), one()]);
  const frozen = freezeDatabase(serverDirectory());
  try {
    // More than there are connections.
    const first = await Promise.all(Array.from({ length: 12 }, () => timed(pulse.whileAnswering(one))));
    for (const { problem, ms } of first) {
      expect(isUnavailable(problem)).toBe(true);
      expect(ms).toBeLessThan(MAX_ANSWER_MS);
    }
    const later = await Promise.all(Array.from({ length: 12 }, () => timed(one())));
    for (const { problem, ms } of later) {
      expect(problem).toBeInstanceOf(DatabaseAway);
      expect(ms).toBeLessThan(onTime(200));
    }
    const probe = await timed(pulse.answers().then((isThere) => expect(isThere).toBe(false)));
    expect(probe.problem).toBeUndefined();
    expect(probe.ms).toBeLessThan(onTime(1_500));
    // Work without a connection is not rejected.
    expect(await pulse.whileAnswering(async () => 'from memory')).toBe('from memory');
  } finally {
    signalAll(frozen, 'SIGCONT');
  }
  await expect.poll(() => pulse.isAway()).toBe(false);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect(log).toEqual(['the database does not answer', expect.stringContaining('the database answers again after')]);
});

test('a server that dies: it is seen at once, and its return too', async () => {
  await one();
  signalAll(databaseProcesses(serverDirectory()), 'SIGKILL');
  expect(await pulse.answers()).toBe(false);
  expect(isUnavailable((await timed(one())).problem)).toBe(true);
  await expect.poll(() => pulse.answers(), { timeout: 20_000 }).toBe(true);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('a process that is busy itself takes no living database for a dead one', async () => {
  const asking = pulse.answers();
  for (const until = performance.now() + 3_000; performance.now() < until; );
  expect(await asking).toBe(true);
  expect(await pulse.answers()).toBe(true);
  expect(log).toEqual([]);
});

test('control: a pool that is told of nothing waits for a frozen server', async () => {
  const alone = createPool(server.connection, { connections: 1, waitMs: 30_000 });
  await alone.query('select 1');
  const frozen = freezeDatabase(serverDirectory());
  const asked = timed(alone.query('select 1'));
  const isAnswered = await Promise.race([asked.then(() => true), pause(2_000, false)]);
  signalAll(frozen, 'SIGCONT');
  expect(isAnswered).toBe(false);
  await asked;
  await alone.end();
});
