import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import type { Caller } from '#app/caller.ts';
import { orderPack } from '#app/packs/order-pack.ts';
import { pay } from '#app/payment/pay.ts';
import { POINTS_PACK } from '#domain/packs/pack-rules.ts';
import { listPayments } from '#app/my-account/own-payments.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { after, DAY } from '#kernel/instant.ts';
import { STRICT_TERMS } from '#main/config/invoicing-terms.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
let ana: Traveller;
let eva: Traveller;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  [ana, eva] = [await programme.account(), await programme.account()];
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());

const enter = (who: Traveller, caller?: Caller) => programme.enter(who, fixture.sale.now, caller);
const bought = async (caller: Caller) => {
  const visit = await fixture.sale.atPayment({ round: false, caller });
  good(await fixture.paying(visit));
  return visit;
};
const orderedPack = async (caller: Caller) => {
  const wanted = { key: 'key-of-the-pack', lang: 'es', pack: '1000', privacy: true, ofAge: true } as const;
  const deps = { ...programme, ...fixture.sale, newOrders: newOrders(database.pool) };
  return good(await orderPack(deps)(wanted, caller, fixture.sale.now));
};
const deps = () => ({
  ...programme,
  lookUps: lookUps(database.pool, 's'.repeat(32)),
  ownThings: ownThings(database.pool),
  invoices: invoices(database.pool),
  newOrders: newOrders(database.pool),
  terms: STRICT_TERMS,
});
const payments = (caller: Caller, { page = 0, now = fixture.sale.now } = {}) =>
  listPayments(deps())({ page }, caller, now);
const codesOf = async (...asked: Parameters<typeof payments>) =>
  good(await payments(...asked)).items.map(({ order }) => order.code);

describe('the payments of an account', () => {
  test('are those of the traveller on every device, with what can be done about their invoices', async () => {
    const { code } = await bought(await enter(ana));
    const { items, total } = good(await payments(await enter(ana)));
    expect([total, items.map(({ order }) => order.code)]).toEqual([1, [code]]);
    expect(items[0]!.payments).toMatchObject([{ concept: 'trip', refusal: undefined, forwarding: false }]);
    expect(await codesOf(await enter(eva))).toEqual([]);
  });

  test('stay after the time to invoice them, and say that it is over', async () => {
    const { code } = await bought(await enter(ana));
    const now = after(fixture.sale.now, 90 * DAY);
    const caller = await programme.enter(ana, now);
    const [found] = good(await payments(caller, { now })).items;
    expect([found?.order.code, found?.payments[0]?.refusal]).toEqual([code, 'limit_invoicing_date']);
  });

  test('have none of what is not paid', async () => {
    const caller = await enter(ana);
    fixture.cards.behave('declines');
    await fixture.paying(await fixture.sale.atPayment({ round: false, caller }));
    fixture.cards.behave('pays');
    expect(await codesOf(caller)).toEqual([]);
  });

  test('tell what was bought without a trip, and of a basket only its orders', async () => {
    const caller = await enter(ana);
    const { now } = fixture.sale;
    const pack = await orderedPack(caller);
    const trip = await fixture.sale.atPayment({ round: false, caller });
    const basket = await basketOf(basketDeps(database.pool, fixture.sale), [{ code: pack }, trip], { caller, now });
    const asked = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-of-the-basket' } as const;
    good(await pay(fixture.sale)({ ...asked, code: basket.code, total: basket.total }, caller, now));
    const { items } = good(await payments(caller));
    expect(items.map(({ order }) => order.code).toSorted()).toEqual([pack, trip.code].toSorted());
    const [bought] = items.filter(({ order }) => order.code === pack);
    expect(bought).toMatchObject({ items: [{ kind: POINTS_PACK }], payments: [{ concept: 'other' }] });
  });

  test('come in pages, each purchase once', async () => {
    const caller = await enter(ana);
    const [first, second] = [await bought(caller), await bought(caller)];
    const asked = (page: number) =>
      ownThings(database.pool).paidCodes(ana.id, { now: fixture.sale.now, page, perPage: 1 });
    const pages = [await asked(0), await asked(1), await asked(2)];
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 0]);
    expect(pages.flatMap(({ items }) => items).toSorted()).toEqual([first.code, second.code].toSorted());
  });

  test('are for the signed-in traveller alone', async () => {
    expect(codes(await payments(stranger()))).toEqual(['traveller_session_required']);
  });
});
