import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSmallLine } from '#testing/small-line.ts';
import { type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  await database.pool.query(
    `insert into fare (origin_id, destination_id, service_class_id, amount) values ('pvr', 'gdl', 'lujo', 95000)`,
  );
  await database.pool.query('update timetable_version set version = version + 1');
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

type Change = Parameters<SmallSale['draft']>[0];

/** The addition of the other journey, for each run of the day. */
async function added(change: Change, direction: 'departure' | 'return' = 'departure', date?: string) {
  const { code } = await sale.draft(change);
  const { offers } = await sale.schedules(code, direction, date === undefined ? {} : { date });
  return offers.map(({ other }) => (other && other.kind !== 'none' ? [other.kind, other.price] : other?.kind));
}

test('a one-way trip has no other journey', async () => {
  expect(await added({ round: false })).toEqual([undefined, undefined, undefined]);
});

test('an open return adds the fare of the class of each run, for the whole party', async () => {
  const party = { passengers: ['adult', 'minor'] as const, return: { open: true } };
  expect(await added(party)).toEqual([
    ['open', 65001 + 32501],
    ['open', 95000 + 95000],
    ['open', 65001 + 32501],
  ]);
});

test('what an open return adds is what the trip then costs', async () => {
  const { code } = await sale.draft({ return: { open: true } });
  const { offers } = await sale.schedules(code, 'departure');
  for (const { run, price, other } of offers) {
    const chosen = await sale.choose({ code, departure: run.segment });
    if (!chosen.ok || other?.kind !== 'open') throw new Error('not chosen');
    expect(chosen.value.quote!.total).toBe(price + other.price);
  }
});

test('a return with a date adds the lowest fare of its day, the code taken off', async () => {
  expect(await added({ promo: 'costa10' })).toEqual([
    ['lowest', 58501],
    ['lowest', 58501],
    ['lowest', 58501],
  ]);
});

test('on the same day only what leaves after the arrival counts, and where nothing does it is said', async () => {
  expect(await added({ return: { date: '2026-12-01' } })).toEqual([['lowest', 65001], ['lowest', 65001], 'none']);
});

test('a return that has no room for the party does not count', async () => {
  const { code } = await sale.draft({ return: { date: '2026-12-12' } });
  const { offers } = await sale.schedules(code, 'departure');
  const back = { departure: { date: '2026-12-12' }, origin: 'pvr', destination: 'gdl', round: false };
  const other = await sale.draft(back);
  const { offers: returns } = await sale.schedules(other.code, 'departure');
  for (const { run } of returns)
    await database.pool.query('update leg_seats set taken = 15 where departure_id = $1', [run.segment.departure]);
  expect(offers.map(({ other: adds }) => adds?.kind)).toEqual(['lowest', 'lowest', 'lowest']);
  const after = await sale.schedules(code, 'departure');
  expect(after.offers.map(({ other: adds }) => adds?.kind)).toEqual(['none', 'none', 'none']);
});

test('a run of the other journey that is chosen adds its own price', async () => {
  const { code } = await sale.chosen();
  const departures = await sale.schedules(code, 'departure');
  expect(departures.offers.map(({ other }) => other?.kind)).toEqual(['chosen', 'chosen', 'chosen']);
  const returns = await sale.schedules(code, 'return');
  expect(returns.offers.map(({ other }) => other)).toMatchObject([
    { kind: 'chosen', direction: 'departure', price: 65001 },
    { kind: 'chosen', direction: 'departure', price: 65001 },
  ]);
});

test('the outbound list of a later day goes with the return of that day', async () => {
  expect(await added({}, 'departure', '2026-12-05')).toEqual([['lowest', 65001], ['lowest', 65001], 'none']);
});
