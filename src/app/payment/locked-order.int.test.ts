import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnavailable } from '#adapters/db/database-errors.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
beforeAll(async () => {
  database = await createTestDatabase({ lockMs: 300 });
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());

test('a payment that waits too long for its order says that the site is busy, and is made when asked for again', async () => {
  const visit = await fixture.sale.atPayment();
  const asked = fixture.asked(visit);
  const other = await database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from orders where code = $1 for update', [visit.code]);
    const problem = await fixture.paying(visit, asked).catch((error: unknown) => error);
    expect([String(problem), isUnavailable(problem)]).toEqual([expect.stringMatching('lock timeout'), true]);
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(good(await fixture.paying(visit, asked)).reservation.status).toBe('approved');
  await fixture.audit();
});
