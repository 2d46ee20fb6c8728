import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costeraFeed } from '../../../db/demo/costera-feed.ts';
import { writeFeed } from '#adapters/gtfs/write-feed.ts';
import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';
import { zipOf } from '#adapters/gtfs/testing/zip.ts';
import { localDate } from '#kernel/instant.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'anden-import-'));
  await writeFeed(folder, costeraFeed(localDate(new Date().toISOString().slice(0, 10))));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the command as an operator does. */
const run = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl(database.connection) };
    execFile(process.execPath, ['src/main/cli/import-gtfs.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('loads a folder, says how far it is and the outcome', async () => {
  const { code, out, err } = await run(folder);
  expect([code, out]).toEqual([0, expect.stringMatching(/departures on sale now +1\d{4}/)]);
  expect(out).toContain('No notices.');
  expect(err).toMatch(/reading stop_times\.txt\n[^]*writing the timetable\n[^]*done/);
});

test('speaks JSON', async () => {
  const { code, out } = await run(folder, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    loaded: { stops: 29, added: 0, updated: 0 },
    refused: null,
    counts: {},
  });
});

test('refuses a zip that is none, and an old feed, and leaves the timetable alone', async () => {
  const version = async () => (await database.pool.query('select version from timetable_version')).rows;
  const before = await version();
  const path = join(folder, 'bad.zip');
  await writeFile(path, zipOf([{ name: '../stops.txt', content: 'stop_id' }]));
  expect(await run(path)).toMatchObject({ code: 1, err: expect.stringContaining('Refused: the archive names a file') });
  await writeFeed(join(folder, 'old'), costeraFeed(localDate('2020-01-01')));
  expect(await run(join(folder, 'old'))).toMatchObject({ code: 1, out: expect.stringContaining('--shift-dates') });
  expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
  expect(await version()).toEqual(before);
});

test('says the outcome of every trip, and asks before most of what is on sale goes', async () => {
  const path = join(folder, 'good.zip');
  const load = async (changes: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    await writeFile(path, zipOf(Object.entries({ ...GOOD, ...changes }).map(([name, content]) => ({ name, content }))));
    return run(path, '--shift-dates', ...args);
  };
  // Replacing the demo needs no confirmation.
  expect(await load({})).toMatchObject({ code: 0, out: expect.stringMatching(/- loaded +5\n/) });

  const [header, morning, ...others] = GOOD['trips.txt']!.trimEnd().split('\n');
  const unknown = others.map((line) => line.replace('ROUTE-', 'ROAD-'));
  const fewer = { 'trips.txt': `${[header, morning, ...unknown].join('\n')}\n` };
  const refused = await load(fewer);
  expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/departures on sale .* --yes/) });

  const taken = await load(fewer, '--yes', '--json');
  expect(taken.code).toBe(0);
  const { trips, loaded } = JSON.parse(taken.out);
  expect(trips).toMatchObject({ read: 5, loaded: 1, leftOut: { foreign_key_violation: 4 } });
  expect(loaded.onSaleAfter).toBeLessThan(loaded.onSaleBefore / 2);
});
