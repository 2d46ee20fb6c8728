import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openToursFixture } from '#testing/tours-fixture.ts';

/** Days from today: starts that far ahead give everything back. */
const FIRST_DAY = 9;

/** Tours and payments on a database of the file that opens them, empty before each of its tests and audited after. */
export async function openToursSuite() {
  const database = await createTestDatabase();
  const payments = await openPaymentFixture(database.pool);
  const tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  afterAll(async () => {
    await tours.stop();
    await database.drop();
  });
  beforeEach(async () => {
    await tours.clear();
    await payments.clear();
    await tours.break({});
  });
  afterEach(async () => {
    expect([...tours.problems, ...payments.sale.problems]).toEqual([]);
    await payments.audit();
  });
  let last = FIRST_DAY - 1;
  /** The supplier remembers what earlier tests did to a start: each test has a day of its own. */
  const newDay = async (tour?: string) => {
    last += 1;
    return { day: last, slots: (await tours.slotsIn(last, tour)).map(({ slot }) => slot.key) };
  };
  return { database, payments, tours, newDay };
}
