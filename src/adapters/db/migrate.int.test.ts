import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  [database, directory] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'migrations-'))]);
  await database.pool.query('drop table if exists schema_migration');
});
afterEach(async () => {
  await Promise.all([database.drop(), rm(directory, { recursive: true })]);
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const namesApplied = async () =>
  (await database.pool.query('select name from schema_migration order by number')).rows.map((row) => row.name);

test('applies the files in order, once', async () => {
  await write('0001-first.sql', 'create table first (id integer); insert into first values (1);');
  await write('0002-then.sql', 'alter table first add column name text;');
  expect(await migrate(database.connection, directory)).toEqual(['0001-first', '0002-then']);
  expect(await migrate(database.connection, directory)).toEqual([]);
  await write('0003-later.sql', 'create table later (id integer);');
  expect(await migrate(database.connection, directory)).toEqual(['0003-later']);
  expect(await namesApplied()).toEqual(['0001-first', '0002-then', '0003-later']);
});

test('two servers that start at once share the work', async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    await write(`000${number}-step.sql`, `create table step_${number} (id integer); select pg_sleep(0.02);`);
  }
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, directory)));
  expect(applied.flat().sort()).toEqual(['0001-step', '0002-step', '0003-step', '0004-step', '0005-step']);
});

test('a connection that is lost fails the file it was applying, and nothing else', async () => {
  await write('0001-lost.sql', 'select pg_terminate_backend(pg_backend_pid());');
  // An event of the connection that nobody handles would fail this file's run.
  await expect(migrate(database.connection, directory)).rejects.toThrow(/migration 0001-lost failed: .*terminat/);
  expect(await namesApplied()).toEqual([]);
});

test('a failing file leaves nothing of itself and all before it', async () => {
  await write('0001-good.sql', 'create table good (id integer);');
  await write('0002-bad.sql', 'create table half (id integer); select * from nowhere;');
  await expect(migrate(database.connection, directory)).rejects.toThrow(/migration 0002-bad failed: .*nowhere/);
  expect(await namesApplied()).toEqual(['0001-good']);
  const { rows } = await database.pool.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
});

test('refuses a changed old file, but not other line ends', async () => {
  await write('0001-old.sql', 'create table old (\n  id integer);');
  await migrate(database.connection, directory);
  await write('0001-old.sql', 'create table old (\r\n  id integer);');
  expect(await migrate(database.connection, directory)).toEqual([]);
  await write('0001-old.sql', 'create table old (id bigint);');
  await expect(migrate(database.connection, directory)).rejects.toThrow(/0001-old was changed after it was applied/);
});

test('refuses a database that is ahead', async () => {
  await write('0001-old.sql', 'create table old (id integer);');
  await write('0002-new.sql', 'create table new (id integer);');
  await migrate(database.connection, directory);
  await rm(join(directory, '0002-new.sql'));
  await expect(migrate(database.connection, directory)).rejects.toThrow(/0002-new, which this release does not know/);
});

test.each([
  ['a gap', ['0001-a.sql', '0003-b.sql']],
  ['a number used twice', ['0001-a.sql', '0001-b.sql']],
  ['a name of another form', ['1-a.sql']],
])('refuses %s', async (_, names) => {
  for (const name of names) await write(name, 'select 1;');
  await expect(migrate(database.connection, directory)).rejects.toThrow(/expected a name of the form 000\d-words\.sql/);
});

test('a file that waits for a table keeps nobody else waiting for long', async () => {
  const { pool } = database;
  await pool.query('create table bus (seat integer); insert into bus values (1)');
  await write('0001-bus.sql', 'alter table bus add column deck integer;');
  const reader = await pool.connect();
  await reader.query('begin; select from bus');
  const migrated = migrate(database.connection, directory);
  const waited: number[] = [];
  // Longer than a server's lock timeout.
  for (const until = Date.now() + 4_000; Date.now() < until; ) {
    const began = Date.now();
    await pool.query('update bus set seat = seat + 1');
    waited.push(Date.now() - began);
    await pause(10);
  }
  await reader.query('commit');
  reader.release();
  expect(await migrated).toEqual(['0001-bus']);
  // The migration did try.
  expect(Math.max(...waited)).toBeGreaterThan(100);
});

test('a file that waits for who waits for it gives way, and is applied later', async () => {
  const { pool } = database;
  await pool.query('create table bus (seat integer); create table garage (place text)');
  await write('0001-both.sql', 'lock table bus; select pg_sleep(0.3); lock table garage; create table done ();');
  const seller = await pool.connect();
  await seller.query("begin; insert into garage values ('A')");
  const migrated = migrate(database.connection, directory);
  await pause(150);
  await seller.query('insert into bus values (1); commit');
  seller.release();
  expect(await migrated).toEqual(['0001-both']);
});
