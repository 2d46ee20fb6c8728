import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencies } from '#adapters/db/agencies/agencies.ts';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { centavos } from '#kernel/money.ts';
import { agencyCommand } from '#main/cli/agency-commands.ts';
import type { AgencyCommand } from '#main/cli/agency-options.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const said = async (command: AgencyCommand) =>
  agencyCommand({ agencies: agencies(database.pool), audit: auditLog(database.pool), actor: 'eva' }, command);

const keyIn = ([first = '']: readonly string[]): string => /^key (\S{20,})$/.exec(first)?.[1] ?? '';

const sellerBy = async (key: string) =>
  (await agencies(database.pool).byKey(createHash('sha256').update(key).digest()))?.name;

test('a key that others saw is replaced: the new one sells on the same account, the old one no more', async () => {
  const opened = await said({ name: 'open', agency: 'Viajes Sol', limit: centavos(5_000_000) });
  const old = opened.ok ? keyIn(opened.value) : '';
  expect(await sellerBy(old)).toBe('Viajes Sol');
  const replaced = await said({ name: 'key', agency: 'Viajes Sol' });
  const key = replaced.ok ? keyIn(replaced.value) : '';
  expect([await sellerBy(key), await sellerBy(old)]).toEqual(['Viajes Sol', undefined]);
  expect(replaced).toMatchObject({ value: [`key ${key}`, expect.stringContaining('50,000.00')] });
  const { rows } = await database.pool.query(
    `select actor, action, account, note from audit_log where action like 'agency.%' order by at`,
  );
  expect(rows.at(-1)).toEqual({ actor: 'eva', action: 'agency.rekeyed', account: 'Viajes Sol', note: null });
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('there is none for an agency that does not exist', async () => {
  expect(await said({ name: 'key', agency: 'Viajes Luna' })).toEqual({
    ok: false,
    fault: 'there is no agency Viajes Luna',
  });
});
