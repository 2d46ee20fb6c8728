import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { good } from '#testing/paying-sale.ts';
import { openRefundFixture, type RefundFixture } from '#testing/refund-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

// A payment for people who give up their tickets one after another has several refunds.
let database: TestDatabase;
let fixture: RefundFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openRefundFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate audit_log');
});
afterEach(() => fixture.audit());

const waiting = () => moneyRepository(database.pool).refundsWaiting();

/** Three people on a cancelled bus, paid by one card that takes nothing back: refunded are two, then the third. */
async function twoByHand() {
  const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult', 'adult'] });
  const price = visit.reservation.quote!.total / 3;
  await fixture.delay(visit.reservation, undefined);
  good(await fixture.cancel(visit, { passengers: [1, 2] }, 'original'));
  good(await fixture.cancel(visit, { passengers: [3] }, 'original'));
  fixture.cards.answerRefunds('refused');
  await refundDue(fixture.sale);
  const [pair, single] = await waiting();
  expect([pair!.payment, pair!.state, single!.state]).toEqual([single!.payment, 'by_hand', 'by_hand']);
  return { pair: pair!, single: single!, price };
}

test('each of several refunds of a payment waits with its own amount', async () => {
  const { pair, single, price } = await twoByHand();
  expect([pair.amount, single.amount]).toEqual([2 * price, price]);
});
