import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#app/loyalty/sign-in.ts';
import { instant } from '#kernel/instant.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs a command as an operator does. */
const run = (command: 'traveller' | 'agency', ...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl(database.connection) };
    execFile(process.execPath, [`src/main/cli/${command}.ts`, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

/** The audit log of an account, oldest first. */
const auditEvents = async (account: string) => {
  const { rows } = await database.pool.query<{ action: string; note: string | null }>(
    'select action, note from audit_log where account = $1 order by at',
    [account],
  );
  return rows.map(({ action, note }) => [action, note]);
};

const PERSON = ['--first-name', 'Ana', '--last-name', 'López', '--phone', '3312345678', '--email', 'ana@example.com'];

test('an account is opened, given points and withdrawn', async () => {
  const opened = await run('traveller', 'open', ...PERSON, '--tier', 'golden');
  const [, password = ''] = /^password +(\S+)$/m.exec(opened.out) ?? [];
  const [, card = ''] = /^card +([\d ]{14}) \(golden\)$/m.exec(opened.out) ?? [];
  const entering = () =>
    signIn(loyaltyDeps(database.pool))({ card, password }, stranger(), instant(Date.now())).then(({ ok }) => ok);
  expect(await entering()).toBe(true);
  expect(await run('traveller', 'open', ...PERSON)).toMatchObject({
    code: 1,
    err: expect.stringContaining('another account'),
  });
  expect((await run('traveller', 'credit', card, '--kind', 'won', '--amount', '1,500.50', '--by', 'eva')).out).toMatch(
    /purchased 0\.00 PTS\nwon +1,500\.50 PTS/,
  );
  expect((await run('traveller', 'withdraw', card)).out).toContain('(golden, withdrawn)');
  expect(await entering()).toBe(false);
  expect(await run('traveller', 'show', '700000000013')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no card'),
  });
  expect(await run('traveller', 'show')).toMatchObject({ code: 2 });
  expect(await auditEvents(card.replaceAll(' ', ''))).toEqual([
    ['traveller.opened', null],
    ['points.given', '1,500.50 PTS win'],
    ['traveller.withdrawn', null],
  ]);
  const { rows } = await database.pool.query(`select actor from audit_log where action = 'points.given'`);
  expect(rows).toEqual([{ actor: 'eva' }]);
});

test('an agency is opened, limited and pays', async () => {
  const opened = await run('agency', 'open', 'Viajes Sol', '--limit', '50,000.00');
  expect(opened.out).toMatch(/^key [\w-]{32}\nViajes Sol: owes \$ 0\.00 of \$ 50,000\.00\n$/);
  expect(await run('agency', 'open', 'Viajes Sol', '--limit', '1')).toMatchObject({ code: 1 });
  expect((await run('agency', 'limit', 'Viajes Sol', '--limit', '0')).out).toContain('of $ 0.00');
  expect((await run('agency', 'paid', 'Viajes Sol', '--amount', '12.50')).out).toContain('owes $ -12.50');
  expect(await run('agency', 'paid', 'nobody', '--amount', '1')).toMatchObject({ code: 1 });
  expect(await run('agency', 'limit', 'nobody', '--limit', '1')).toMatchObject({ code: 1 });
  expect(await auditEvents('Viajes Sol')).toEqual([
    ['agency.opened', '$ 50,000.00'],
    ['agency.limited', '$ 0.00'],
    ['agency.paid', '$ 12.50'],
  ]);
});
