import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { pay } from '#app/payment/pay.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: AdditionFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Two trips that were paid in one basket: the first on the dearer run of its day. */
async function paidTogether() {
  const caller = stranger();
  const { sale } = fixture;
  const trips = [
    await sale.atPayment({ round: false, run: 1, caller }),
    await sale.atPayment({ round: false, caller }),
  ];
  const basket = await basketOf(basketDeps(database.pool, sale), trips, { caller, now: sale.now });
  const how = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-12345678' } as const;
  good(await pay(sale)({ ...basket, ...how }, caller, sale.now));
  const [first] = await Promise.all(trips.map(async (trip) => ({ ...trip, reservation: await fixture.now(trip) })));
  return { basket, trip: first! };
}

const priceOf = ({ reservation }: Visit) => reservation.quote!.total;
const backOf = async ({ basket, trip }: Awaited<ReturnType<typeof paidTogether>>) =>
  (await baskets(database.pool).givenBack(basket.id)).get(trip.reservation.id as never);

test('what was added later and paid by itself is not given back of the basket', async () => {
  const paid = await paidTogether();
  await fixture.added(paid.trip);
  good(await fixture.cancel(paid.trip));
  const [{ credited }] = (await database.pool.query('select credited from give_back')).rows;
  expect(credited).toBeGreaterThan(priceOf(paid.trip));
  expect(await backOf(paid)).toBe(priceOf(paid.trip));
});

test('what a cheaper run leaves is given back as credit', async () => {
  const paid = await paidTogether();
  good(await fixture.confirm(paid.trip));
  const difference = priceOf(paid.trip) - priceOf({ ...paid.trip, reservation: await fixture.now(paid.trip) });
  expect(difference).toBeGreaterThan(0);
  expect(await backOf(paid)).toBe(difference);
  good(await fixture.cancel(paid.trip));
  expect(await backOf(paid)).toBe(priceOf(paid.trip));
});
