import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { HOUR, MINUTE } from '#kernel/instant.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await fixture.audit();
  await fixture.clear();
});

/** A bank page that was left open, and its attempt abandoned. */
async function givenUp() {
  const visit = await fixture.sale.atPayment();
  fixture.cards.behave('asks');
  good(await fixture.paying(visit));
  await fixture.age(13 * MINUTE);
  await reconcilePayments(fixture.sale);
  const [attempt] = await fixture.attempts(visit);
  expect(attempt).toMatchObject({ state: 'expired' });
  return { visit, id: attempt!.payment_id };
}

test('what is paid after all is found, though nobody sends word and nobody comes back', async () => {
  const { visit, id } = await givenUp();
  fixture.cards.decide(id, 'paid');
  await fixture.age(8 * MINUTE);
  await reconcilePayments(fixture.sale);
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
});

test('it is asked about less and less often, and not for ever', async () => {
  await givenUp();
  let questions = 0;
  const find = fixture.cards.find;
  const cards = {
    ...fixture.cards,
    find: (asked: Parameters<typeof find>[0]) => {
      questions += 1;
      return find(asked);
    },
  };
  const deps = { ...fixture.sale, providers: new Map([['credit', cards]] as const) };
  const askedWithin = async (hours: number): Promise<number> => {
    questions = 0;
    for (let minutes = 0; minutes < hours * 60; minutes += 5) {
      await fixture.age(5 * MINUTE);
      await reconcilePayments(deps);
    }
    return questions;
  };
  const [first, second] = [await askedWithin(2), await askedWithin(2)];
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(0);
  await fixture.age(24 * HOUR);
  expect(await askedWithin(1)).toBe(0);
});
