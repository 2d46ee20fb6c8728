import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcesses, postmasterOf, signalAll } from '#testing/database-processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onTime } from '#testing/on-time.ts';
import type { Connection } from '../connection.ts';
import { isServerOf } from './postmaster-file.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { type StarterProcess, startInProcess } from './testing/starter-process.ts';

const MAX_OUTAGE_MS = onTime(5_000);

let root: string;
let dataDir: string;
let cluster: string;
let server: EmbeddedPostgres | undefined;
let starter: StarterProcess | undefined;
let lost: unknown[];

beforeEach(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'anden-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
  cluster = join(dataDir, 'server/cluster');
  lost = [];
});

afterEach(async () => {
  await server?.stop();
  await starter?.stop();
  server = undefined;
  starter = undefined;
  await rm(root, { recursive: true, force: true });
});

const start = async (isKept = true): Promise<EmbeddedPostgres> => {
  const onLost = (problem: unknown) => lost.push(problem);
  server = await startEmbeddedPostgres({ dataDir, log: () => undefined, ...(isKept && { onLost }) });
  return server;
};

const ask = async (connection: Connection, text: string) => {
  const client = new Client({ ...connection });
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};

const postmasterPid = async () => postmasterOf(join(dataDir, 'server'));

/** Kills the postmaster and all its processes at the same time. */
const killAll = async (): Promise<number> => {
  const all = databaseProcesses(join(dataDir, 'server'));
  const pid = all[0]!;
  signalAll(all, 'SIGKILL');
  await expect.poll(() => isServerOf(pid, cluster), { interval: 5 }).toBe(false);
  return pid;
};

/** Counts processes whose command line starts a server of this cluster. */
const postmasters = (): number =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `)).length;

const backAfter = async (connection: Connection): Promise<number> => {
  const since = performance.now();
  await expect
    .poll(() => ask(connection, 'select 1 as one').catch(() => []), { interval: 20, timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  return performance.now() - since;
};

test('a server that dies alone is started again within five seconds, with every acknowledged row', async () => {
  const { connection } = await start();
  await ask(connection, 'create table sale (id integer); insert into sale select generate_series(1, 5000)');
  for (let death = 0; death < 3; death += 1) {
    const killed = await killAll();
    const ms = await backAfter(connection);
    expect(ms).toBeLessThan(MAX_OUTAGE_MS);
    expect(await postmasterPid()).not.toBe(killed);
  }
  expect(await ask(connection, 'select count(*)::int as rows from sale')).toEqual([{ rows: 5000 }]);
  expect(lost).toEqual([]);
  await server?.stop();
  await expect(postmasterPid()).rejects.toThrow('ENOENT');
});

test('control: a server that nobody looks after stays dead', async () => {
  const { connection } = await start(false);
  await killAll();
  await pause(2_000);
  await expect(ask(connection, 'select 1')).rejects.toThrow();
});

test('two processes that look after one server start one, no matter which of them dies', async () => {
  starter = await startInProcess({ dataDir, keeps: true });
  const { connection } = await start();
  await killAll();
  await backAfter(connection);
  expect(postmasters()).toBe(1);

  await starter.kill();
  await killAll();
  expect(await backAfter(connection)).toBeLessThan(MAX_OUTAGE_MS);
  // The remaining process is now responsible for the server, and stops it.
  await pause(2_000);
  expect(postmasters()).toBe(1);
  await server?.stop();
  expect(postmasters()).toBe(0);
});

test('a cluster that has gone is not made again: it is told, once, in a sentence', async () => {
  await start();
  await rename(cluster, `${cluster}.away`);
  const pid = Number((await readFile(join(`${cluster}.away`, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lost.length, { timeout: 30_000 }).toBe(1);
  expect(String(lost[0])).toMatch(/did not start .*set DATABASE_URL to a PostgreSQL server/);
  expect(await readdir(join(dataDir, 'server'))).not.toContain('cluster');
});

test('a server that dies again and again is given up', async () => {
  const { connection } = await start();
  for (let death = 0; death < 6; death += 1) {
    await killAll();
    if (death < 5) await backAfter(connection);
  }
  await expect.poll(() => lost.map(String)).toEqual([expect.stringMatching(/died 6 times within a minute/)]);
});

test('a stop in the middle of a new start leaves no server behind', async () => {
  await start();
  await killAll();
  await pause(250);
  await server?.stop();
  await pause(500);
  expect(postmasters()).toBe(0);
});
