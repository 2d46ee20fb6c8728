import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oauthClients } from '#adapters/db/oauth/clients.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl(database.connection) };
    execFile(process.execPath, ['src/main/cli/client.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('a client is added, its secret told once, and disabled', async () => {
  const added = await run('add', 'Viajes Sol', '--scope', 'catalogue,websale', '--by', 'eva');
  const [, id = '', secret = ''] = /^id {5}([\w-]{16})\nsecret ([\w-]{32})\nViajes Sol \(/.exec(added.out) ?? [];
  const found = () => oauthClients(database.pool).bySecret(id, createHash('sha256').update(secret).digest());
  expect(await found()).toEqual({ id, name: 'Viajes Sol', scopes: ['catalogue', 'websale'] });
  const listed = await run('list');
  expect(listed.out).toMatch(/^Viajes Sol \([\w-]{16}\): catalogue websale, since \d{4}-\d\d-\d\d\n$/);
  expect(listed.out).not.toContain(secret);
  expect(await run('add', 'Viajes Sol', '--scope', 'catalogue')).toMatchObject({ code: 1 });
  expect((await run('disable', 'Viajes Sol', '--by', 'eva')).out).toContain('disabled');
  expect(await found()).toBeUndefined();
  expect(await run('disable', 'Viajes Sol')).toMatchObject({ code: 1 });
  expect(await run('add', 'Sol')).toMatchObject({ code: 2 });
  const { rows } = await database.pool.query('select actor, action, account, note from audit_log order by at');
  expect(rows).toEqual([
    { actor: 'eva', action: 'client.added', account: 'Viajes Sol', note: 'catalogue websale' },
    { actor: 'eva', action: 'client.disabled', account: 'Viajes Sol', note: null },
  ]);
});
