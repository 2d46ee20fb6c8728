import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';
import { claimRight, readEntitlements } from './claim.ts';

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate refund');
});
afterEach(() => fixture.audit());

const BAG = OFFERS[0]!.price;
const FARE = 65_001;

const deps = () => ({ ...fixture.sale, aftersales: aftersales(database.pool) });
const rights = async (visit: Visit) => good(await readEntitlements(deps())(visit, visit.caller, fixture.sale.now));
const takesMoney = async (visit: Visit, amount: number) => {
  const asked = { code: visit.code, take: 'original', amount: centavos(amount), key: 'key-mixed-1' } as const;
  return good(await claimRight(deps())(asked, visit.caller, fixture.sale.now)).given;
};
const givenOf = async (visit: Visit) => (await rights(visit)).given[0]!;

async function paidInStore(visit: Visit) {
  good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
  const [attempt] = await fixture.attempts(visit);
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(fixture.sale, attempt!.payment_id);
}

/** Completes all manual refunds, with a note. */
async function handedOver() {
  const { rows } = await database.pool.query(`select refund_id from refund where state = 'by_hand'`);
  for (const { refund_id: refund } of rows)
    await fixture.sale.payments.settleRefund(refund, { kind: 'paid', note: 'SPEI 1' });
}

test('a fare by card and a bag in cash go back apart, and each is told as it stands', async () => {
  const visit = await fixture.bought({ round: false });
  await paidInStore(await fixture.toAdd(visit));
  await fixture.delay(visit.reservation, 121);
  const money = FARE + BAG;
  const { shares, refund } = await rights(visit);
  expect(refund?.amounts.original).toBe(money);
  expect(shares.refund).toEqual([
    { from: 'cash', amount: BAG },
    { from: 'provider', amount: FARE },
  ]);
  const { offer, shares: previewed } = good(await fixture.preview(visit));
  expect([offer.amounts.original, previewed]).toEqual([money, shares.refund]);

  const [card, cash] = [
    { from: 'provider', amount: FARE },
    { from: 'cash', amount: BAG },
  ];
  expect(await takesMoney(visit, money)).toMatchObject({
    money,
    refund: 'by_hand',
    refunds: [
      { ...card, state: 'due' },
      { ...cash, state: 'by_hand' },
    ],
  });
  fixture.stores.answerRefunds('refused');
  await refundDue(fixture.sale);
  expect(await givenOf(visit)).toMatchObject({
    refund: 'by_hand',
    refunds: [
      { ...card, state: 'paid' },
      { ...cash, state: 'by_hand' },
    ],
  });
  // Nobody knows the code of a bag: the money is found by that of its trip.
  const [owed] = await moneyRepository(database.pool).refundsWaiting();
  expect(owed).toMatchObject({ amount: BAG, concerns: expect.arrayContaining([visit.code]) });
  await handedOver();
  expect(await givenOf(visit)).toMatchObject({
    refund: 'paid_by_hand',
    refunds: [
      { ...card, state: 'paid' },
      { ...cash, state: 'paid_by_hand' },
    ],
  });
});

test('of one ticket of two only its own bag goes back in cash', async () => {
  const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult'] });
  await paidInStore(await fixture.toAdd(visit, [{ passenger: 1 }, { passenger: 2, quantity: 2 }]));
  await fixture.delay(visit.reservation, 121);
  expect(good(await fixture.preview(visit, { passengers: [2] })).shares).toEqual([
    { from: 'cash', amount: 2 * BAG },
    { from: 'provider', amount: FARE },
  ]);
});

test('two payments by card are one way back', async () => {
  const visit = await fixture.bought({ round: false });
  await fixture.added(visit);
  await fixture.delay(visit.reservation, 121);
  const whole = [{ from: 'provider', amount: FARE + BAG }];
  expect((await rights(visit)).shares.refund).toEqual(whole);
  expect((await takesMoney(visit, FARE + BAG)).refunds).toEqual([{ ...whole[0], state: 'due' }]);
});

test('points go back to the points, and cash besides by hand', async () => {
  const programme = openProgramme(database.pool);
  const traveller = await programme.account({ win: 2 * FARE });
  const first = await fixture.sale.atPayment({ round: false, passengers: ['adult', 'adult'] });
  const mine = { ...first, caller: await programme.enter(traveller, fixture.sale.now, first.caller) };
  const { reservation } = good(await fixture.paying(mine, { method: 'traveller_win', token: undefined }));
  const visit = { ...mine, reservation };
  // The cardholder's card includes the cardholder's own bag.
  await paidInStore(await fixture.toAdd(visit, [{ passenger: 2 }]));
  await fixture.delay(reservation, 121);
  const { shares } = await rights(visit);
  expect(shares.refund.toSorted((a, b) => a.amount - b.amount)).toEqual([
    { from: 'cash', amount: BAG },
    { from: 'account', amount: 2 * FARE },
  ]);
  await takesMoney(visit, 2 * FARE + BAG);
  fixture.stores.answerRefunds('refused');
  await refundDue(fixture.sale);
  expect((await givenOf(visit)).refunds).toMatchObject([
    { from: 'account', amount: 2 * FARE, state: 'paid' },
    { from: 'cash', amount: BAG, state: 'by_hand' },
  ]);
  expect(
    (await database.pool.query(`select payload -> 'to_account' as is_to from outbox where topic = 'refund.returned'`))
      .rows,
  ).toEqual([{ is_to: true }]);
});

test('what an agency paid for goes back to the agency, and its passenger is told so', async () => {
  const key = newSecret().hash;
  const agency = { id: uuidV7<'agency'>(Date.now(), randomBytes(10)), name: 'Viajes Sol', creditLimit: centavos(FARE) };
  await fixture.sale.agencies.open(agency, key, fixture.sale.now);
  const first = await fixture.sale.atPayment({ round: false });
  const mine = { ...first, caller: { ...first.caller, agencyHash: key } };
  const { reservation } = good(await fixture.paying(mine, { method: 'agencies', token: undefined }));
  const visit = { ...mine, reservation };
  await fixture.delay(reservation, 121);
  const { shares, refund } = await rights(visit);
  expect([shares.refund, refund?.amounts]).toEqual([[{ from: 'agency', amount: FARE }], { original: FARE }]);
  await takesMoney(visit, FARE);
  await refundDue(fixture.sale);
  expect((await givenOf(visit)).refunds).toEqual([{ from: 'agency', amount: FARE, state: 'paid' }]);
  expect(await fixture.sale.agencies.list()).toMatchObject([{ owes: 0 }]);
  const { rows } = await database.pool.query(
    `select payload -> 'to_agency' as is_to from outbox where topic = 'refund.returned'`,
  );
  expect(rows).toEqual([{ is_to: true }]);
});

test('what the bank refused and people gave back was not given back by the card', async () => {
  const visit = await fixture.bought({ round: false });
  await fixture.delay(visit.reservation, 121);
  fixture.cards.answerRefunds('refused');
  expect((await takesMoney(visit, FARE)).refund).toBe('due');
  await refundDue(fixture.sale);
  expect(await givenOf(visit)).toMatchObject({ refund: 'by_hand', refunds: [{ from: 'provider', state: 'by_hand' }] });
  await handedOver();
  expect(await givenOf(visit)).toMatchObject({
    refund: 'paid_by_hand',
    refunds: [{ from: 'provider', state: 'paid_by_hand' }],
  });
});

test('a lower class tells as well where its difference goes back to', async () => {
  const visit = await fixture.bought({ round: false, run: 1 });
  await fixture.runAs(visit.reservation, 'plus');
  const { difference, shares } = await rights(visit);
  expect(shares.difference).toEqual([{ from: 'provider', amount: difference!.amounts.original }]);
});
