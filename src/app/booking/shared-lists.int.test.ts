import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { listSchedules, type Schedules } from '#app/booking/list-schedules.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import type { Caller } from '#app/caller.ts';
import { sharedAnswers } from '#app/shared-answers.ts';
import { good, openSale, type PayingSale, stranger } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { codes } from '#testing/payment-fixture.ts';
import { SEARCH } from '#testing/small-sale.ts';
import { createTestDatabase, PATIENT, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let pool: Pool;
let sale: PayingSale;
let elapsed = 0;
const sharedLists = sharedAnswers<Schedules>({ forMs: 1_000, elapsed: () => elapsed });

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.connection, { ...PATIENT, onCommit: () => sharedLists.forget() });
  sale = await openSale(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const DAY = present().day('2026-12-01');

async function searching(passengers: readonly ('adult' | 'minor')[] = ['adult']) {
  const caller = stranger();
  const search = { ...SEARCH, round: false, departure: { date: DAY }, return: undefined, passengers };
  const { code } = good(await createReservation(sale)(search as never, caller, sale.now));
  return { caller, code, list: () => listOf(code, caller) };
}

const listOf = async (code: string, caller: Caller) =>
  listSchedules({ ...sale, sharedLists })({ code, direction: 'departure' }, caller, sale.now);

const freeOf = (list: Schedules) => list.offers.map(({ left }) => left.freeSeats);

test('equal searches of two visitors share a list for a second and no longer', async () => {
  const [first, second] = [await searching(), await searching()];
  sharedLists.forget();
  const before = good(await first.list());
  // By another process.
  await database.pool.query('update leg_seats set taken = taken | 1');
  elapsed += 999;
  expect(good(await second.list())).toBe(before);
  elapsed += 1;
  expect(freeOf(good(await second.list()))).toEqual(freeOf(before).map((free) => free - 1));
  await database.pool.query('update leg_seats set taken = taken & ~1::bigint');
  elapsed += 1_000;
});

test('what this process writes is seen by the next search', async () => {
  const { list } = await searching();
  const before = good(await list());
  await sale.atPayment({ round: false });
  const [first, ...others] = freeOf(before);
  expect(freeOf(good(await list()))).toEqual([first! - 1, ...others]);
});

test('another party has its own list, and nobody sees the list of a draft that is not theirs', async () => {
  const [adult, family] = [await searching(), await searching(['adult', 'minor'])];
  const [alone, together] = [good(await adult.list()), good(await family.list())];
  expect(together.offers[0]!.price).toBeGreaterThan(alone.offers[0]!.price);
  expect(codes(await listOf(adult.code, family.caller))).toEqual(['reservation_not_found']);
});
