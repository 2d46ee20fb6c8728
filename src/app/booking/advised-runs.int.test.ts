import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReservation } from '#app/booking/create-reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { CALLER, NOON, SEARCH, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

/** Inside the school holidays, and shortly before them. */
const INSIDE = { date: '2026-12-22' };
const BEFORE = { date: '2026-12-20' };

test('a student whose return is outside the holidays is told on the outbound list', async () => {
  const { code } = await sale.draft({ departure: BEFORE, return: INSIDE, passengers: ['student'] });
  const { undiscounted, offers } = await sale.schedules(code, 'departure');
  expect(undiscounted).toEqual([{ direction: 'departure', date: BEFORE.date, type: 'student' }]);
  // 65001 outbound and half of it for the return; 25 per cent less when the outbound is bought alone.
  expect(offers[0]!.cheaperWay).toEqual({
    kind: 'one_ways',
    changes: [{ direction: 'departure', from: 'student', to: 'student_flex' }],
    saves: 16_250,
  });
});

test('what is advised can be bought, and costs what was said', async () => {
  const { code } = await sale.draft({ departure: BEFORE, return: INSIDE, passengers: ['student'] });
  const [first] = (await sale.schedules(code, 'departure')).offers;
  const lowest = first!.other?.kind === 'lowest' ? first!.other.price : 0;
  const back = { origin: 'pvr', destination: 'gdl', departure: INSIDE, passengers: ['student'] as PassengerType[] };
  const out = { departure: BEFORE, passengers: ['student_flex'] as PassengerType[] };
  const prices = [];
  for (const one of [out, back]) {
    const made = await createReservation(sale.parts)({ ...SEARCH, ...one, round: false }, CALLER, NOON);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    prices.push((await sale.schedules(made.value.code, 'departure')).offers[0]!.price);
  }
  expect(first!.price + lowest - prices.reduce((sum, price) => sum + price, 0)).toBe(first!.cheaperWay!.saves);
});

test('on a class the discounts do not bind, and where they hold that day', async () => {
  const { code } = await sale.draft({ departure: INSIDE, passengers: ['student', 'adult'], round: false });
  const { undiscounted, offers } = await sale.schedules(code, 'departure');
  expect(undiscounted).toEqual([]);
  const [plus, luxury] = offers;
  expect(plus).toMatchObject({ undiscounted: [], elsewhere: undefined, cheaperWay: undefined });
  expect(luxury!.undiscounted).toEqual([{ type: 'student', reason: 'service_without_discounts' }]);
  expect(luxury!.elsewhere).toEqual({ run: plus!.run, saves: 180_000 - (65_001 + 32_501) });
});

test('where the seats of students are gone the run that has some is named', async () => {
  const departure = { date: '2026-12-23' };
  const { code } = await sale.draft({ departure, passengers: ['student', 'student'], round: false });
  const { offers } = await sale.schedules(code, 'departure');
  await database.pool.query(
    `insert into seat_claim
     select $1::uuid, $1::uuid, 'departure', n, n, 0, 1, 'student', 'sold', null from generate_series(1, 8) n`,
    [offers[0]!.run.segment.departure],
  );
  const [gone] = (await sale.schedules(code, 'departure')).offers;
  expect(gone).toMatchObject({ reason: 'quota_student', elsewhere: { saves: undefined } });
  expect(gone!.elsewhere!.run.segment).toEqual(offers[2]!.run.segment);
});
