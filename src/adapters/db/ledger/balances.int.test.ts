import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Session, withConnection } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { balancesOf, addToBalance, takeFromBalance } from './balances.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate account_balance'));

const ACCOUNT = 'points:win:018f0000-0000-7000-8000-00000000000a';
const give = (amount: number) => inTransaction(database.pool, (session) => addToBalance(session, ACCOUNT, amount));
const balance = () =>
  withConnection(database.pool, async (session) => (await balancesOf(session, [ACCOUNT])).get(ACCOUNT));

/** Twenty concurrent transactions that each want the whole balance. Returns how many got it. */
async function race(take: (session: Session) => Promise<boolean>): Promise<number> {
  const results = await Promise.all(Array.from({ length: 20 }, () => inTransaction(database.pool, take)));
  return results.filter(Boolean).length;
}

test('what is enough for one is taken by one', async () => {
  await give(100);
  expect(await race((session) => takeFromBalance(session, ACCOUNT, { amount: 100, least: 0 }))).toBe(1);
  expect(await balance()).toBe(0);
});

test('control: who looks first and writes afterwards takes it many times', async () => {
  await database.pool.query('alter table account_balance drop constraint account_balance_check');
  await give(100);
  const taken = await race(async (session) => {
    const seen = (await balancesOf(session, [ACCOUNT])).get(ACCOUNT) ?? 0;
    await session.query('select pg_sleep(0.2)');
    if (seen < 100) return false;
    await session.query('update account_balance set balance = balance - 100 where account = $1', [ACCOUNT]);
    return true;
  });
  expect(taken).toBeGreaterThan(1);
  await database.pool.query('truncate account_balance');
  await database.pool.query(
    `alter table account_balance add constraint account_balance_check check (account not like 'points:%' or balance >= 0)`,
  );
});

test('the table itself keeps points from being owed', async () => {
  await give(5);
  const owing = inTransaction(database.pool, (session) => takeFromBalance(session, ACCOUNT, { amount: 6, least: -10 }));
  await expect(owing).rejects.toThrow('account_balance_check');
  expect(await balance()).toBe(5);
});

test('gifts at the same moment add up, and an account nobody knows has nothing', async () => {
  await Promise.all(Array.from({ length: 20 }, () => give(5)));
  expect(await balance()).toBe(100);
  const take = (session: Session) => takeFromBalance(session, 'points:win:nobody', { amount: 1, least: 0 });
  expect(await inTransaction(database.pool, take)).toBe(false);
});
