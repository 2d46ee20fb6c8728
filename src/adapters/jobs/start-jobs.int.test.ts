import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, type TestContext, test } from 'vitest';
import type { Job } from '#adapters/jobs/job.ts';
import { startJobs } from '#adapters/jobs/start-jobs.ts';
import { administer } from '#testing/administer.ts';
import { inDatabase } from '#testing/in-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const SELDOM = { everySeconds: 3_600 };
const HANGING = new URL('./testing/hanging-process.ts', import.meta.url).pathname;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const driverOf = (target: TestDatabase['connection']): object =>
  typeof target === 'string' ? { connectionString: target } : target;

type Here = Pick<TestContext, 'onTestFinished'>;

/** The jobs of one process, stopped at the end of the test. */
function machine({ onTestFinished }: Here, jobs: readonly Job[], connection = driverOf(database.connection)) {
  const problems: Error[] = [];
  const report = (problem: unknown) => problems.push(problem as Error);
  const running = startJobs({ connection, jobs, report, lookAfterSeconds: 1 });
  onTestFinished(running.stop);
  return { ...running, problems };
}

const jobRows = async (name: string) =>
  (
    await database.pool.query<{ state: string; retry_count: number }>(
      'select state::text, retry_count from pgboss.job where name = $1 order by created_on',
      [name],
    )
  ).rows;

/** A slow job that counts its runs, and how many run concurrently. */
function counting() {
  const count = { runs: 0, running: 0, most: 0 };
  const run = async () => {
    count.runs += 1;
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    await pause(300);
    count.running -= 1;
  };
  return { count, run };
}

test.concurrent('two machines never run the same job at once', async ({ expect, ...here }) => {
  const { count, run } = counting();
  const job = { name: 'shared', cadence: { everySeconds: 1 }, run };
  const machines = [machine(here, [job]), machine(here, [job])];
  await expect.poll(() => count.runs, { timeout: 20_000 }).toBeGreaterThan(3);
  // Each second was requested once, by whichever process came first; the last one may not have begun yet.
  const begun = async () => (await jobRows('shared')).filter(({ state }) => state !== 'created').length;
  await expect.poll(async () => (await begun()) - count.runs).toBe(0);
  expect(count.most).toBe(1);
  expect(machines.flatMap(({ problems }) => problems)).toEqual([]);
});

test.concurrent('control: two jobs of different names do run at once', async ({ expect, ...here }) => {
  const { count, run } = counting();
  const job = (name: string) => ({ name, cadence: { everySeconds: 1 }, run });
  machine(here, [job('control-a')]);
  machine(here, [job('control-b')]);
  await expect.poll(() => count.most, { timeout: 20_000 }).toBe(2);
});

test.concurrent('what a killed process left in the middle another finishes', async ({ expect, ...here }) => {
  const child = spawn(process.execPath, [HANGING, JSON.stringify(driverOf(database.connection)), 'orphan'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await jobRows('orphan')).toEqual([{ state: 'active', retry_count: 0 }]);

  let runs = 0;
  machine(here, [{ name: 'orphan', cadence: SELDOM, run: async () => (runs += 1) }]);
  await expect.poll(() => jobRows('orphan'), { timeout: 40_000 }).toEqual([{ state: 'completed', retry_count: 1 }]);
  expect(runs).toBe(1);
});

test.concurrent('a job that fails is reported each time, and tried again until it does not', async ({
  expect,
  ...here
}) => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs < 3) throw new Error(`no ${runs}`);
  };
  const { problems } = machine(here, [{ name: 'failing', cadence: SELDOM, run }]);
  await expect.poll(() => jobRows('failing'), { timeout: 40_000 }).toEqual([{ state: 'completed', retry_count: 2 }]);
  expect(problems.map(({ message }) => message)).toEqual([
    'the job failing failed',
    'the job failing failed again (retry 1)',
  ]);
  expect(problems.map(({ cause }) => String(cause))).toEqual(['Error: no 1', 'Error: no 2']);
});

test.concurrent('stopping waits for what runs', async ({ expect, ...here }) => {
  const started = Promise.withResolvers<void>();
  let ended = false;
  const run = async () => {
    started.resolve();
    await pause(500);
    ended = true;
  };
  const { stop } = machine(here, [{ name: 'short', cadence: SELDOM, run }]);
  await started.promise;
  await stop();
  expect(ended).toBe(true);
  expect(await jobRows('short')).toEqual([{ state: 'completed', retry_count: 0 }]);
});

test.concurrent('stopping does not wait for ever: what does not end is told, and left to others', async ({
  expect,
  ...here
}) => {
  const started = Promise.withResolvers<AbortSignal>();
  const run = async (signal: AbortSignal) => {
    started.resolve(signal);
    await new Promise(() => undefined);
  };
  const { stop } = machine(here, [{ name: 'endless', cadence: SELDOM, run }]);
  const signal = await started.promise;
  const before = performance.now();
  await stop();
  expect(performance.now() - before).toBeLessThan(15_000);
  expect(signal.aborted).toBe(true);
  expect((await jobRows('endless')).map(({ state }) => state)).toEqual(['retry']);
});

test.concurrent('a job that is woken runs at once, and once more when it is woken while it runs', async ({
  expect,
  ...here
}) => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    await pause(200);
  };
  const { notifyWorker } = machine(here, [{ name: 'woken', cadence: SELDOM, run }]);
  await expect.poll(() => jobRows('woken'), { timeout: 10_000 }).toMatchObject([{ state: 'completed' }]);
  notifyWorker('woken');
  await expect.poll(() => runs).toBe(2);
  notifyWorker('woken');
  await expect.poll(() => runs).toBe(3);
});

test.concurrent('the database may come later, and go in between', async ({ expect, ...here }) => {
  const name = `anden_late_${process.pid}`;
  const late = inDatabase(database.connection, name);
  let runs = 0;
  const run = async () => (runs += 1);
  const { problems, stop } = machine(here, [{ name: 'late', cadence: { everySeconds: 1 }, run }], driverOf(late));
  await expect.poll(() => problems.length, { timeout: 10_000 }).toBe(1);
  await administer(database.connection, `create database ${name}`);
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
  const killed = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await administer(database.connection, killed);
  const before = runs;
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  await stop();
  await administer(database.connection, `drop database ${name} with (force)`);
});
