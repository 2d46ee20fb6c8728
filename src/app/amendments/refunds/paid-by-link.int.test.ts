import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundDue } from '#app/payment/refund-due.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { payByAnother } from '#testing/pay-by-another.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { sellPlainClass } from '#testing/plain-class.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
  await sellPlainClass(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate refund');
});
afterEach(() => fixture.audit());

const BAG = OFFERS[0]!.price;
const FARE = 65_001;
/** A fifth of it, by law. */
const COMPENSATION = 13_001;

/** A trip that somebody else paid. */
async function paidByAnother(): Promise<Visit> {
  const visit = await fixture.sale.atPayment({ round: false });
  await payByAnother(fixture, visit);
  return { ...visit, reservation: await fixture.now(visit) };
}

/** A trip that its owner paid, with a bag that somebody else paid. */
async function bagByAnother(): Promise<Visit> {
  const visit = await fixture.bought({ round: false });
  await payByAnother(fixture, await fixture.toAdd(visit));
  return visit;
}

test('of a late bus, its money goes back to who paid, and its owner cannot take it as credit', async () => {
  const visit = await paidByAnother();
  await fixture.delay(visit.reservation, 121);
  expect((await fixture.rights(visit)).refund?.amounts).toEqual({ original: FARE });
  expect(good(await fixture.preview(visit)).offer.amounts).toEqual({ original: FARE });
  expect(codes(await fixture.claim(visit, 'credit', FARE))).toEqual(['means_unavailable']);
  expect(codes(await fixture.cancelFor(visit, 'credit', FARE))).toEqual(['means_unavailable']);
  const { given } = good(await fixture.claim(visit, 'original', FARE));
  // What the law gives besides was paid by nobody, and is the traveller's.
  expect(given).toMatchObject({ money: FARE, credited: COMPENSATION, refunds: [{ amount: FARE, isByLink: true }] });
});

test('of a bus that does not run, it is the same', async () => {
  const visit = await paidByAnother();
  await fixture.delay(visit.reservation, undefined);
  expect((await fixture.rights(visit)).refund?.amounts).toEqual({ original: FARE });
  expect(codes(await fixture.cancelFor(visit, 'credit', FARE))).toEqual(['means_unavailable']);
});

test('of a lower class, the difference is who paid’s as well', async () => {
  const visit = await paidByAnother();
  await fixture.runAs(visit.reservation, 'plain');
  const { difference } = await fixture.rights(visit);
  expect(difference?.amounts).toEqual({ original: difference?.amounts.original });
  const amount = difference!.amounts.original!;
  expect(codes(await fixture.claim(visit, 'difference_credit', amount))).toEqual(['means_unavailable']);
  expect(good(await fixture.claim(visit, 'difference', amount)).given.refunds).toMatchObject([
    { amount, isByLink: true },
  ]);
});

test('the owner may take as credit what the owner paid; a bag that somebody else paid goes back to them', async () => {
  const visit = await bagByAnother();
  await fixture.delay(visit.reservation, 121);
  expect((await fixture.rights(visit)).refund?.amounts).toEqual({ original: FARE + BAG, credit: FARE });
  expect(good(await fixture.preview(visit)).offer.amounts).toEqual({ original: FARE + BAG, credit: FARE });
  expect(codes(await fixture.claim(visit, 'credit', FARE + BAG))).toEqual(['offer_changed']);
  const { given } = good(await fixture.claim(visit, 'credit', FARE));
  const [compensation] = given.compensation;
  expect(given).toMatchObject({
    means: 'credit',
    money: BAG,
    credited: FARE + compensation!.credit,
    credit: { granted: FARE + compensation!.credit },
    refunds: [{ from: 'provider', amount: BAG, isByLink: true, state: 'due' }],
  });
  await refundDue(fixture.sale);
  expect((await fixture.rights(visit)).given[0]?.refunds).toMatchObject([{ amount: BAG, state: 'paid' }]);
});

test('a trip cancelled in time gives no money to anybody: the credit for it is its owner’s, whoever paid', async () => {
  const visit = await paidByAnother();
  expect(good(await fixture.preview(visit)).offer.amounts).toEqual({ credit: FARE });
  expect(good(await fixture.cancelFor(visit, 'credit', FARE)).given).toMatchObject({
    money: 0,
    credited: FARE,
    refunds: [],
  });
});
