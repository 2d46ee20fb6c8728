import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { balancesOf } from '#adapters/db/ledger/balances.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Caller } from '#app/caller.ts';
import { pointsAccount } from '#domain/loyalty/points.ts';
import { plusDays } from '#kernel/instant.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openRefundFixture, type RefundFixture } from '#testing/refund-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: RefundFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openRefundFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** From the coast, where the open return can be given a run of a dearer class. */
const OPEN = { return: { open: true }, origin: 'pvr', destination: 'gdl' } as const;
const BACK = { direction: 'return' } as const;
const FARES = 2 * 65_001;
/** By which the dearer class costs more. */
const MORE = 24_999;
const POINTS = { method: 'traveller_win', token: undefined } as const;
const CARD = {};

type Way = typeof POINTS | typeof CARD;

const again = async (visit: Visit): Promise<Visit> => ({ ...visit, reservation: await fixture.now(visit) });
const credits = async () => (await database.pool.query('select amount from credit')).rows;
/** What was undone of which payment, newest first. */
const undone = async () =>
  (
    await database.pool.query(
      `select p.method, u.net + u.vat as total, u.as_credit
       from sale_undone u join payment p using (payment_id) order by u.undone_at desc, p.method`,
    )
  ).rows;

async function holderOf(
  win: number,
): Promise<{ readonly entered: (caller: Caller) => Promise<Caller>; readonly points: () => Promise<number> }> {
  const programme = openProgramme(database.pool);
  const traveller = await programme.account({ win });
  const account = pointsAccount(traveller.id, 'win');
  return {
    entered: (caller) => programme.enter(traveller, fixture.sale.now, caller),
    points: async () => (await balancesOf(database.pool, [account])).get(account) ?? 0,
  };
}

/** A round trip whose open return is given a run of a dearer class, and then changed to one that costs less. */
async function openedAndChanged({ trip, opening }: { readonly trip: Way; readonly opening: Way }) {
  const { entered, points } = await holderOf((trip === POINTS ? FARES : 0) + (opening === POINTS ? MORE : 0));
  const first = await fixture.sale.atPayment(OPEN);
  const mine = { ...first, caller: await entered(first.caller) };
  good(await fixture.paying(mine, trip));
  const visit = await again(mine);
  const date = plusDays(visit.reservation.departure.date!, 2);
  good(await fixture.paying(await fixture.toPay(visit, { ...BACK, date, run: 1 }), opening));
  const opened = await again(visit);
  expect(opened.reservation.quote!.total).toBe(FARES + MORE);
  good(await fixture.confirm(opened, { ...BACK, date }));
  const changed = await again(visit);
  expect(changed.reservation.quote!.total).toBe(FARES);
  return { visit: changed, points };
}

test('points that opened a dearer run are points again after a change to a cheaper one, and no pesos', async () => {
  const { visit, points } = await openedAndChanged({ trip: CARD, opening: POINTS });
  expect([await points(), await credits()]).toEqual([MORE, []]);
  // The card paid what it did: nothing of that was undone.
  expect(await undone()).toEqual([{ method: 'traveller_win', total: MORE, as_credit: true }]);
  const { offer, shares } = good(await fixture.preview(visit));
  expect([offer.amounts, shares]).toEqual([{ credit: FARES }, []]);
  good(await fixture.cancel(visit));
  await refundDue(fixture.sale);
  expect([await points(), await credits()]).toEqual([MORE, [{ amount: FARES }]]);
});

test('a card that paid for a dearer run is credited after a change to a cheaper one, and no points are made of it', async () => {
  const { visit, points } = await openedAndChanged({ trip: POINTS, opening: CARD });
  expect([await points(), await credits()]).toEqual([0, [{ amount: MORE }]]);
  expect(await undone()).toEqual([{ method: 'credit', total: MORE, as_credit: true }]);
  const { offer, shares } = good(await fixture.preview(visit));
  expect([offer.amounts, shares]).toEqual([{ original: FARES }, [{ from: 'account', amount: FARES }]]);
});

test('paid by card twice, it is one credit', async () => {
  const { visit } = await openedAndChanged({ trip: CARD, opening: CARD });
  expect(await credits()).toEqual([{ amount: MORE }]);
  expect(good(await fixture.preview(visit)).offer.amounts).toEqual({ credit: FARES });
});
