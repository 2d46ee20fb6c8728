import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { cancelTickets } from '#app/amendments/refunds/cancel.ts';
import { type BoughtBasket, readBought } from '#app/basket/read-bought.ts';
import type { Caller } from '#app/caller.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { ZERO } from '#kernel/money.ts';
import { describeDeps } from '#main/rooms/basket.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWholeTripFixture, type WholeTrip, type WholeTripFixture } from '#testing/whole-trip-fixture.ts';

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

const read = (code: string, caller: Caller) =>
  readBought({
    ...all.deps(),
    newOrders: newOrders(database.pool),
    describe: describeOrder({ ...all.site, ...describeDeps(database.pool) }),
    hasVouchers: async (order) => (await vouchers(database.pool).ofOrder(order)).length > 0,
  })({ code }, caller, all.fixture.sale.now);

const bought = async ({ basket, caller }: WholeTrip) => good(await read(basket.code, caller));
const states = ({ orders }: BoughtBasket) => orders.map(({ state, back }) => [state, back]);

async function paidTrip() {
  const trip = await all.wholeTrip();
  good(await all.paying(trip.caller, trip.basket));
  return trip;
}

test('each order of a paid basket is awaited until its supplier has answered', async () => {
  const trip = await paidTrip();
  const { total } = trip.basket;
  const at = await bought(trip);
  expect(at.orders.map(({ code }) => code)).toEqual([trip.bus.code, trip.lounge, trip.tour, trip.adventure]);
  expect(states(at)).toEqual([
    ['sold', 0],
    ['sold', 0],
    ['waiting', 0],
    ['waiting', 0],
  ]);
  expect(at).toMatchObject({ paid: total, back: 0, left: total });

  // The tour is accepted and refused when asked about; the adventure is booked.
  await all.tours.break({ next: ['late-refuse'] });
  await all.tours.book();
  await all.tours.book();
  await all.adventures.book();
  const later = await bought(trip);
  const { adult } = trip.start.prices;
  expect(states(later)).toEqual([
    ['sold', 0],
    ['sold', 0],
    ['returned', adult],
    ['sold', 0],
  ]);
  expect(later).toMatchObject({ paid: total, back: adult, left: total - adult });
});

test('a trip that was cancelled is given back with what went back', async () => {
  const trip = await paidTrip();
  const { now } = all.fixture.sale;
  const amount = (await describeDeps(database.pool).tripGivesBack(trip.bus.reservation.id, now)) ?? ZERO;
  expect(amount).toBeGreaterThan(0);
  const given = { code: trip.bus.code, passengers: undefined, directions: undefined, means: 'credit' } as const;
  const cancel = cancelTickets({ ...all.fixture.sale, aftersales: aftersales(database.pool) });
  good(await cancel({ ...given, amount, key: 'key-12345678' }, trip.caller, now));
  const { orders, back } = await bought(trip);
  expect(orders[0]).toMatchObject({ code: trip.bus.code, state: 'returned', back: amount });
  expect(back).toBe(amount);
});

test('it is told to nobody else, and of no order but a paid basket', async () => {
  const trip = await all.wholeTrip();
  expect(codes(await read(trip.basket.code, trip.caller))).toEqual(['process_cannot_continue']);
  good(await all.paying(trip.caller, trip.basket));
  expect(codes(await read(trip.basket.code, stranger()))).toEqual(['reservation_not_found']);
  expect(codes(await read(trip.bus.code, trip.caller))).toEqual(['process_cannot_continue']);
});
