import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balancesOf } from '#adapters/db/ledger/balances.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { accountName } from '#domain/payment/buyers-account.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos, sum } from '#kernel/money.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { sellPlainClass } from '#testing/plain-class.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

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
/** Of two. */
const FARE = 2 * 65_001;
const POINTS = { method: 'traveller_win', token: undefined } as const;

const offered = async (visit: Visit) => {
  const { offer, shares } = good(await fixture.preview(visit));
  return { amounts: offer.amounts, shares };
};

const pointsOf = async (traveller: TravellerId): Promise<number | undefined> => {
  const account = accountName({ kind: 'points', traveller, ledger: 'win' });
  return (await balancesOf(database.pool, [account])).get(account);
};

const TRIP = { round: false, passengers: ['adult', 'adult'] } as const;
/** The cardholder's card includes the cardholder's own bag. */
const BAG_OF_OTHER = [{ passenger: 2 }];

/** A trip of two and then a bag, each paid by card or with points, of which there were just as many. */
async function paidInTwo(trip: 'card' | 'points', bag: 'card' | 'points') {
  const programme = openProgramme(database.pool);
  const traveller = await programme.account({ win: (trip === 'points' ? FARE : 0) + (bag === 'points' ? BAG : 0) });
  const first = await fixture.sale.atPayment(TRIP);
  const mine = { ...first, caller: await programme.enter(traveller, fixture.sale.now, first.caller) };
  const waysOf = (by: typeof trip) => (by === 'points' ? POINTS : {});
  const { reservation } = good(await fixture.paying(mine, waysOf(trip)));
  const visit: Visit = { ...mine, reservation };
  good(await fixture.paying(await fixture.toAdd(visit, BAG_OF_OTHER), waysOf(bag)));
  expect(await pointsOf(traveller.id)).toBe(0);
  return { visit, points: () => pointsOf(traveller.id) };
}

describe('a trip paid by card with a bag paid with points', () => {
  test('is cancelled in time: credit for the fare, and the points go back to their account', async () => {
    const { visit, points } = await paidInTwo('card', 'points');
    expect(await offered(visit)).toEqual({
      amounts: { credit: FARE },
      shares: [{ from: 'account', amount: BAG }],
    });
    expect(codes(await fixture.cancelFor(visit, 'credit', FARE + BAG))).toEqual(['offer_changed']);
    expect(codes(await fixture.cancelFor(visit, 'original', BAG))).toEqual(['means_unavailable']);
    const { given } = good(await fixture.cancelFor(visit, 'credit', FARE));
    expect(given).toMatchObject({
      money: BAG,
      credited: FARE,
      credit: { granted: FARE, left: FARE },
      refunds: [{ from: 'account', amount: BAG, state: 'due' }],
    });
    await refundDue(fixture.sale);
    expect(await points()).toBe(BAG);
  });

  test('is too late: what becomes credit is the fare alone', async () => {
    const { visit, points } = await paidInTwo('card', 'points');
    await fixture.delay(visit.reservation, 121);
    const { refund, shares } = await fixture.rights(visit);
    expect(refund?.amounts).toEqual({ original: FARE + BAG, credit: FARE });
    expect(shares.refund.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { from: 'account', amount: BAG },
      { from: 'provider', amount: FARE },
    ]);
    const { given } = good(await fixture.claim(visit, 'credit', FARE));
    expect(given).toMatchObject({ money: BAG, refunds: [{ from: 'account', amount: BAG }] });
    expect(given.credited).toBe(FARE + sum(given.compensation.map(({ credit }) => credit)));
    await refundDue(fixture.sale);
    expect(await points()).toBe(BAG);
  });

  test('is too late: either goes back the way it was paid', async () => {
    const { visit, points } = await paidInTwo('card', 'points');
    await fixture.delay(visit.reservation, 121);
    const { given } = good(await fixture.claim(visit, 'original', FARE + BAG));
    expect(given.money).toBe(FARE + BAG);
    await refundDue(fixture.sale);
    expect(await points()).toBe(BAG);
  });
});

describe('a trip paid with points with a bag paid by card', () => {
  test('is cancelled in time: the points go back, and the card gets no money but credit', async () => {
    const { visit, points } = await paidInTwo('points', 'card');
    expect(await offered(visit)).toEqual({
      amounts: { credit: BAG },
      shares: [{ from: 'account', amount: FARE }],
    });
    expect(codes(await fixture.cancelFor(visit, 'original', FARE + BAG))).toEqual(['means_unavailable']);
    const { given } = good(await fixture.cancelFor(visit, 'credit', BAG));
    expect(given).toMatchObject({
      money: FARE,
      credited: BAG,
      credit: { granted: BAG },
      refunds: [{ from: 'account', amount: FARE }],
    });
    await refundDue(fixture.sale);
    expect(await points()).toBe(FARE);
  });

  test('runs in a lower class: the difference is of the fare, and goes back to the points alone', async () => {
    const { visit, points } = await paidInTwo('points', 'card');
    await fixture.runAs(visit.reservation, 'plain');
    const { difference } = await fixture.rights(visit);
    const amount = difference!.amounts.original!;
    expect(difference!.amounts).toEqual({ original: amount });
    expect(codes(await fixture.claim(visit, 'difference_credit', amount))).toEqual(['means_unavailable']);
    good(await fixture.claim(visit, 'difference', amount));
    await refundDue(fixture.sale);
    expect(await points()).toBe(amount);
  });
});

test('a trip and its bag paid with points are cancelled: all of them go back, and there is nothing to choose', async () => {
  const { visit, points } = await paidInTwo('points', 'points');
  expect(await offered(visit)).toEqual({
    amounts: { original: FARE + BAG },
    shares: [{ from: 'account', amount: FARE + BAG }],
  });
  good(await fixture.cancelFor(visit, 'original', FARE + BAG));
  await refundDue(fixture.sale);
  expect(await points()).toBe(FARE + BAG);
});

test('a trip an agency paid with a bag paid by card is cancelled: the bag is credit, the fare the agency’s', async () => {
  const key = newSecret().hash;
  const agency = { id: uuidV7<'agency'>(Date.now(), randomBytes(10)), name: 'Viajes Luz', creditLimit: centavos(FARE) };
  await fixture.sale.agencies.open(agency, key, fixture.sale.now);
  const first = await fixture.sale.atPayment(TRIP);
  const sold = { ...first, caller: { ...first.caller, agencyHash: key } };
  const { reservation } = good(await fixture.paying(sold, { method: 'agencies', token: undefined }));
  const visit: Visit = { ...first, reservation };
  await fixture.added(visit, BAG_OF_OTHER);
  expect(await offered(visit)).toEqual({ amounts: { credit: BAG }, shares: [{ from: 'agency', amount: FARE }] });
  expect(good(await fixture.cancelFor(visit, 'credit', BAG)).given).toMatchObject({
    credited: BAG,
    refunds: [{ from: 'agency', amount: FARE }],
  });
  await refundDue(fixture.sale);
  expect(await fixture.sale.agencies.list()).toMatchObject([{ owes: 0 }]);
});

test('a change to a cheaper run gives the rest to the credit that paid, for as long as a new one', async () => {
  const luxury = await fixture.bought({ round: false, run: 1 });
  const token = good(await fixture.cancel(luxury)).given.credit!.code;
  const next = await fixture.sale.atPayment({ round: false, run: 1 });
  good(await fixture.paying(next, { method: 'store_credit', token }));
  await database.pool.query('update credit set expires_at = clock_timestamp()');
  good(await fixture.confirm({ ...next, reservation: await fixture.now(next) }));
  const { rows } = await database.pool.query(
    `select b.balance::int as left, c.expires_at > clock_timestamp() + interval '11 months' as lasts
     from credit c join account_balance b on b.account = 'credit:' || c.credit_id`,
  );
  expect(rows).toEqual([{ left: 24_999, lasts: true }]);
});
