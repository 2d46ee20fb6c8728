import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../connection.ts';
import { platformPackage } from './platform-package.ts';
import { isAlive, isServerOf } from './postmaster-file.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
import { NOBODY, type StarterProcess, startInProcess } from './testing/starter-process.ts';

const IS_ROOT = process.getuid?.() === 0;

let root: string;
let dataDir: string;
let servers: EmbeddedPostgres[];
let starters: StarterProcess[];

beforeEach(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'anden-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
  servers = [];
  starters = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(starters.map((starter) => starter.stop()));
  const left = await postmasterPid().catch(() => undefined);
  if (left) await killServer(left);
  await rm(root, { recursive: true, force: true });
});

const start = async (more: Partial<EmbeddedPostgresOptions> = {}) => {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, ...more });
  servers.push(server);
  return server;
};

const startElsewhere = async (more: Partial<EmbeddedPostgresOptions> = {}, uid?: number) => {
  const starter = await startInProcess({ dataDir, ...more }, uid);
  starters.push(starter);
  return starter;
};

const ask = async (connection: Connection, text: string) => {
  const client = new Client({ ...connection });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'server/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** An unreaped dead server still has its pid, so the pid alone is not enough. */
const isServing = (pid: number) => isServerOf(pid, join(dataDir, 'server/cluster'));

const killServer = async (pid: number) => {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isServing(pid), { interval: 5 }).toBe(false);
};

describe('a start', () => {
  test('makes a durable cluster on a private socket, and the next start finds it', async () => {
    const first = await start();
    expect(first).toMatchObject({ startedFresh: true, adopted: false });
    const settings = await ask(
      first.connection,
      `select name, setting from pg_settings where name in
        ('listen_addresses', 'fsync', 'synchronous_commit', 'data_checksums', 'server_encoding', 'max_connections') order by name`,
    );
    expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'data_checksums=on',
      'fsync=on',
      'listen_addresses=',
      'max_connections=100',
      'server_encoding=UTF8',
      'synchronous_commit=on',
    ]);
    expect(await ask(first.connection, 'select datlocale from pg_database where datname = current_database()')).toEqual(
      [{ datlocale: 'C.UTF-8' }],
    );
    expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
    await ask(first.connection, 'create table kept (id integer); insert into kept values (1)');
    await first.stop();
    await expect(postmasterPid()).rejects.toThrow('ENOENT');

    const second = await start();
    expect(second).toMatchObject({ startedFresh: false, adopted: false });
    expect(await ask(second.connection, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  test.runIf(process.platform === 'linux')('of a cluster to be removed takes no memory that outlives it', async () => {
    await start();
    expect(await readFile(`/proc/${await postmasterPid()}/maps`, 'utf8')).not.toContain('/dev/shm/PostgreSQL.');
  });

  test('leaves out the socket path that is too long', async () => {
    dataDir = join(root, 'a-directory-with-a-long-name-'.repeat(4));
    const server = await start();
    expect(server.connection.host).not.toContain(dataDir);
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await rm(server.connection.host, { recursive: true });
  });
});

describe('a server that outlives its starter', () => {
  test('is taken over, and stopped by the one who took it over', async () => {
    const starter = await startElsewhere();
    const pid = await postmasterPid();
    await starter.kill();
    expect(await isServing(pid)).toBe(true);

    const server = await start();
    expect(server).toMatchObject({ startedFresh: false, adopted: true });
    expect(await postmasterPid()).toBe(pid);
    await server.stop();
    expect(await isServing(pid)).toBe(false);
  });

  test('is shared with a living owner, and left to it', async () => {
    const starter = await startElsewhere();
    const pid = await postmasterPid();
    const server = await start();
    expect(server.adopted).toBe(true);
    await server.stop();
    expect(await isServing(pid)).toBe(true);
    await starter.stop();
    expect(await isServing(pid)).toBe(false);
  });
});

test('starters at the same moment share one server', async () => {
  const all = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect(all.map(({ told }) => told.error)).toEqual([undefined, undefined, undefined]);
  expect(all.filter(({ told }) => told.startedFresh)).toHaveLength(1);
  expect(all.filter(({ told }) => !told.adopted)).toHaveLength(1);
  const pids = await Promise.all(
    all.map(({ told }) => ask(told.connection, "select pg_read_file('postmaster.pid', 0, 6) as pid")),
  );
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(1);
  expect(await readdir(join(dataDir, 'server'))).toEqual(['cluster', 'socket']);
});

describe('after the death of the server', () => {
  test('every acknowledged row is there', async () => {
    const before = await start();
    await ask(before.connection, 'create table sale (id integer primary key)');
    const client = new Client({ ...before.connection });
    client.on('error', () => undefined);
    await client.connect();
    let acknowledged = 0;
    const selling = (async () => {
      for (;;) {
        await client.query('insert into sale values ($1)', [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(100);
    await killServer(await postmasterPid());
    await selling;

    const after = await start();
    expect(after.adopted).toBe(false);
    const [row] = await ask(after.connection, 'select count(*)::int as rows, max(id) as last from sale');
    // One more may have been stored without its reply having arrived.
    expect([acknowledged, acknowledged + 1]).toContain(row?.rows);
    expect(row?.last).toBe(row?.rows);
  });

  test('its number in the hands of a stranger does not deceive', async () => {
    const before = await start();
    await ask(before.connection, 'create table kept (id integer)');
    const pid = await postmasterPid();
    await killServer(pid);
    const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid: (await stat(join(dataDir, 'server/cluster'))).uid } : {});
    await once(stranger, 'spawn');
    const { host } = before.connection;
    for (const file of [join(dataDir, 'server/cluster/postmaster.pid'), join(host, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(String(pid), String(stranger.pid)));
    }
    try {
      const after = await start();
      expect(after.adopted).toBe(false);
      expect(await ask(after.connection, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }]);
      expect(isAlive(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill('SIGKILL');
    }
  });
});

describe('binaries', () => {
  const copyPackage = async (): Promise<string> => {
    const name = platformPackage(process.platform, process.arch);
    const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const copy = join(root, 'package');
    const withoutLinks = async (path: string) => !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink();
    await cp(installed, copy, { recursive: true, filter: withoutLinks });
    return join(copy, 'native');
  };

  test('without their library links get them', async () => {
    const nativeDir = await copyPackage();
    expect((await start({ nativeDir })).startedFresh).toBe(true);
    const links = (await readdir(join(nativeDir, 'lib'), { withFileTypes: true })).filter((entry) =>
      entry.isSymbolicLink(),
    );
    expect(links.map((link) => link.name)).toContain('libpq.so.5');
  });

  test.runIf(IS_ROOT)(
    'out of the reach of the account are copied, and data out of its reach is kept elsewhere',
    async () => {
      const nativeDir = await copyPackage();
      const hidden = join(root, 'hidden');
      await mkdir(hidden, { mode: 0o700 });
      await chmod(dirname(nativeDir), 0o700);
      dataDir = join(hidden, 'data');
      const places = { nativeDir, cacheDir: join(root, 'cache'), stateDir: join(root, 'state') };
      const server = await start(places);
      expect(server.startedFresh).toBe(true);
      expect(await readdir(join(root, 'cache'))).toEqual([expect.stringMatching(/^postgresql-\d/)]);
      expect(server.connection.host).toContain(join(root, 'state'));
      await server.stop();
      const again = await start(places);
      expect(again).toMatchObject({ startedFresh: false, connection: server.connection });
    },
  );

  test('that do not run are named', async () => {
    const nativeDir = join(root, 'package/native');
    await mkdir(join(nativeDir, 'bin'), { recursive: true });
    await writeFile(join(nativeDir, 'bin/postgres'), '#!/no/such/loader\n', { mode: 0o755 });
    await expect(start({ nativeDir })).rejects.toThrow(/needs a system with glibc.*set DATABASE_URL/);
    await writeFile(join(nativeDir, 'bin/postgres'), '#!/bin/sh\necho libfoo is missing >&2; exit 127\n');
    await expect(start({ nativeDir })).rejects.toThrow(/do not run \(libfoo is missing\).*set DATABASE_URL/);
  });
});

describe('says in one sentence', () => {
  test('that the cluster is of another version', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'server/cluster/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 15 and the installed programs are version 18/);
  });

  test.runIf(IS_ROOT)('that the cluster belongs to somebody else', async () => {
    await mkdir(join(dataDir, 'server/cluster'), { recursive: true });
    const starter = await startElsewhere({}, NOBODY);
    expect(starter.told.error).toMatch(/belongs to the account with uid 0 and not to 65534/);
  });

  test('that the path is a file, or below one', async () => {
    await writeFile(dataDir, '');
    await expect(start()).rejects.toThrow(/cannot write to .*data; make that directory writable/);
    await expect(start({ dataDir: join(dataDir, 'below') })).rejects.toThrow(/cannot write to .*below; make that/);
  });

  test('that the directory cannot be written', async () => {
    await chmod(root, 0o555);
    const starter = await startElsewhere({}, IS_ROOT ? NOBODY : undefined);
    expect(starter.told.error).toMatch(/cannot write to .*data; make that directory writable, or set DATABASE_URL/);
    await chmod(root, 0o755);
  });
});

test.runIf(IS_ROOT)('an ordinary user runs the server as itself', async () => {
  await chmod(root, 0o777);
  const starter = await startElsewhere({}, NOBODY);
  expect(starter.told).toMatchObject({ startedFresh: true, adopted: false });
  expect((await stat(join(dataDir, 'server/cluster'))).uid).toBe(NOBODY);
  expect(await ask(starter.told.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await starter.stop();
});
