import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { type BoughtBasket, readBought } from '#app/basket/read-bought.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Caller } from '#app/caller.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { sum, ZERO } from '#kernel/money.ts';
import { describeDeps } from '#main/rooms/basket.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
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

describe('of a trip that was paid in a basket', () => {
  const TICKETS = { passengers: undefined, directions: undefined } as const;
  const aftersale = () => ({ ...all.fixture.sale, aftersales: aftersales(database.pool) });
  const asBought = async ({ bus: { code, caller } }: WholeTrip): Promise<Visit> => {
    const visit = { code, caller };
    return { ...visit, reservation: await all.fixture.now(visit as Visit) };
  };
  const credited = async (): Promise<number> =>
    (await database.pool.query('select sum(credited)::int as credited from give_back')).rows[0].credited;

  async function cancelled(trip: WholeTrip, means: 'original' | 'credit') {
    const { now } = all.fixture.sale;
    const asked = { code: trip.bus.code, ...TICKETS };
    const { offer } = good(await previewCancel(aftersale())(asked, trip.caller, now));
    const agreed = { means, amount: offer.amounts[means]!, key: 'key-12345678' };
    good(await cancelTickets(aftersale())({ ...asked, ...agreed }, trip.caller, now));
  }

  const expectBack = async (trip: WholeTrip, back: number) => {
    const { total } = trip.basket;
    const at = await bought(trip);
    expect(at).toMatchObject({ paid: total, back, left: total - back });
    expect(at.orders[0]).toMatchObject({ code: trip.bus.code, back });
  };

  test('no compensation comes back, which is nothing that was paid: with the price of a cancelled bus', async () => {
    const trip = await paidTrip();
    const { reservation } = await asBought(trip);
    await all.fixture.delay(reservation, undefined);
    await cancelled(trip, 'original');
    expect(await credited()).toBeGreaterThan(0);
    await expectBack(trip, reservation.quote!.total);
    // The share's refund is carried out by that of the basket's payment, which waits for its provider.
    await refundDue({ ...all.fixture.sale, providers: new Map() });
    const waiting = await moneyRepository(database.pool).refundsWaiting();
    expect(waiting.map(({ code, concerns }) => [code, concerns.toSorted()])).toEqual([
      [trip.basket.code, [trip.basket.code, trip.bus.code].toSorted()],
    ]);
  });

  test('with the price of a cancelled bus as credit', async () => {
    const trip = await paidTrip();
    const { reservation } = await asBought(trip);
    await all.fixture.delay(reservation, undefined);
    await cancelled(trip, 'credit');
    expect(await credited()).toBeGreaterThan(reservation.quote!.total);
    await expectBack(trip, reservation.quote!.total);
  });

  test('for a late bus that was taken', async () => {
    const trip = await paidTrip();
    await all.fixture.delay((await asBought(trip)).reservation, 121);
    const { now } = all.fixture.sale;
    const amount = sum(
      good(await readEntitlements(aftersale())(trip.bus, trip.caller, now)).travel.map(({ credit }) => credit),
    );
    const taken = { code: trip.bus.code, take: 'travel', amount, key: 'key-12345678' } as const;
    good(await claimRight(aftersale())(taken, trip.caller, now));
    expect(await credited()).toBe(amount);
    await expectBack(trip, 0);
  });
});

test('it is told to nobody else, and of no order but a paid basket', async () => {
  const trip = await all.wholeTrip();
  expect(codes(await read(trip.basket.code, trip.caller))).toEqual(['process_cannot_continue']);
  good(await all.paying(trip.caller, trip.basket));
  expect(codes(await read(trip.basket.code, stranger()))).toEqual(['reservation_not_found']);
  expect(codes(await read(trip.bus.code, trip.caller))).toEqual(['process_cannot_continue']);
});
