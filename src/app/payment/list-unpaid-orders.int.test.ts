import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { listUnpaidOrders } from '#app/payment/list-unpaid-orders.ts';
import { pay } from '#app/payment/pay.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWholeTripFixture, type WholeTripFixture } from '#testing/whole-trip-fixture.ts';

let database: TestDatabase;
let all: WholeTripFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  all = await openWholeTripFixture(database.pool);
});
afterAll(async () => {
  await all.stop();
  await database.drop();
});
beforeEach(() => all.clear());
afterEach(() => all.fixture.audit());

const listed = async (caller: Caller): Promise<Readonly<Record<string, string>>> => {
  const unpaid = await listUnpaidOrders(all.site)(caller, all.fixture.sale.now);
  return Object.fromEntries(unpaid.map(({ order, standing }) => [order.code, standing]));
};

test('an hour in a lounge, a tour, an adventure and their basket are listed for their visitor alone', async () => {
  const { caller, lounge, tour, adventure, basket } = await all.wholeTrip();
  const open = { [lounge]: 'open', [tour]: 'open', [adventure]: 'open', [basket.code]: 'open' };
  expect(await listed(caller)).toEqual(open);
  expect(await listed(stranger())).toEqual({});
});

test('what the bank has not answered yet is listed as being paid, and nothing of it once it is paid', async () => {
  const { caller, basket, ...orders } = await all.wholeTrip();
  all.fixture.cards.behave('asks');
  good(await all.paying(caller, basket));
  const codes = [orders.lounge, orders.tour, orders.adventure, basket.code];
  expect(await listed(caller)).toEqual(Object.fromEntries(codes.map((code) => [code, 'paying'])));
});

test('nothing is listed of what was paid', async () => {
  const { caller, basket } = await all.wholeTrip();
  good(await all.paying(caller, basket));
  expect(await listed(caller)).toEqual({});
});

test('a reference for a store is listed with the time until which it can be paid', async () => {
  const { caller, adventure, basket } = await all.wholeTrip();
  good(await removeFromBasket(all.deps())({ code: adventure }, caller));
  const before = await listUnpaidOrders(all.site)(caller, all.fixture.sale.now);
  const { total } = before.find(({ order }) => order.code === adventure)!.order;
  const cash = { method: 'oxxo', token: undefined, deviceSession: undefined } as const;
  good(await pay(all.site)({ ...cash, code: adventure, total, key: all.newKey() }, caller, all.fixture.sale.now));
  const unpaid = await listUnpaidOrders(all.site)(caller, all.fixture.sale.now);
  const waiting = unpaid.find(({ order }) => order.code === adventure);
  const { rows } = await database.pool.query<{ until: number }>(
    `select p.pay_by as until from payment p join orders o on o.order_id = p.reservation_id where o.code = $1`,
    [adventure],
  );
  expect(waiting).toMatchObject({ standing: 'waiting', payBefore: Number(rows[0]!.until) });
  expect(await listed(caller)).toMatchObject({ [basket.code]: 'open' });
});

test('what can no longer be paid is not listed, and a basket only while it pays for two orders', async () => {
  const { caller, bus, lounge, tour, adventure, basket } = await all.wholeTrip();
  for (const code of [bus.code, lounge]) good(await removeFromBasket(all.deps())({ code }, caller));
  expect(await listed(caller)).toMatchObject({ [tour]: 'open', [adventure]: 'open', [basket.code]: 'open' });
  await all.tours.pass(16);
  const left = await listed(caller);
  expect(Object.keys(left).toSorted()).toEqual([lounge, adventure].toSorted());
  good(await addToBasket(all.deps())({ code: lounge }, caller, all.fixture.sale.now));
  expect(await listed(caller)).toMatchObject({ [basket.code]: 'open' });
});
