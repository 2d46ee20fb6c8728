import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test database is one of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await one.pool.query('create table mine (id integer)');
    const { rows } = await other.pool.query("select to_regclass('mine') as found");
    expect(rows).toEqual([{ found: null }]);
  } finally {
    await Promise.all([one.drop(), other.drop()]);
  }
});
