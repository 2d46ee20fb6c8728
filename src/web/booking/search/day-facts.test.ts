import { expect, test } from 'vitest';
import { localDate } from '#kernel/instant.ts';
import { closedReason, type DayPrices, dayFacts, lowestPrices, type Trip } from '#web/booking/search/day-facts.ts';

const day = localDate;

const TRIP: Trip = {
  end: 'departure',
  today: day('2026-11-27'),
  last: day('2027-02-25'),
  departure: undefined,
  back: undefined,
};

type Entry = DayPrices extends ReadonlyMap<string, infer Day> ? readonly [string, Day] : never;
const priced = (date: string, price: number): Entry => [date, { date, state: 'on_sale', price }];
const closed = (date: string, state: 'sold_out' | 'no_runs'): Entry => [date, { date, state, price: null }];

const PRICES: DayPrices = new Map([
  priced('2026-12-01', 65000),
  priced('2026-12-02', 57050),
  closed('2026-12-03', 'sold_out'),
  closed('2026-12-25', 'no_runs'),
  priced('2027-01-01', 65000),
  priced('2027-01-02', 65000),
]);

const factsOf = (date: string, trip: Trip = TRIP) =>
  dayFacts(day(date), { trip, prices: PRICES, lowest: lowestPrices(PRICES), lang: 'es' });

test.each([
  ['2026-11-26', TRIP, 'left'],
  ['2026-11-27', TRIP, undefined],
  ['2027-02-26', TRIP, 'not_yet'],
  ['2026-12-03', TRIP, 'sold_out'],
  ['2026-12-25', TRIP, 'no_runs'],
  ['2026-12-01', { ...TRIP, end: 'return', departure: day('2026-12-02') }, 'before_departure'],
  ['2026-12-02', { ...TRIP, end: 'return', departure: day('2026-12-02') }, undefined],
  ['2026-12-01', { ...TRIP, departure: day('2026-12-02') }, undefined],
] as const)('%s of %j is closed: %s', (date, trip, reason) => {
  expect(closedReason(day(date), trip, PRICES)).toBe(reason);
});

test('a price is short in the grid and whole where it is said', () => {
  expect(factsOf('2026-12-01')).toMatchObject({ short: '$650', said: 'desde $\u00a0650.00', isClosed: false });
  expect(factsOf('2026-12-02')).toMatchObject({ short: '$571', said: 'desde $\u00a0570.50' });
  expect(factsOf('2026-12-03')).toMatchObject({ short: 'lleno', said: 'agotado', isClosed: true });
});

test('the lowest of a month is marked, and none where all days cost the same', () => {
  expect([factsOf('2026-12-01'), factsOf('2026-12-02'), factsOf('2027-01-01')].map(({ isLowest }) => isLowest)).toEqual(
    [false, true, false],
  );
});

test('the days of the trip', () => {
  const trip = { ...TRIP, departure: day('2026-12-01'), back: day('2026-12-03') };
  expect(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((date) => factsOf(date, trip).part)).toEqual([
    undefined,
    'departure',
    'between',
    'return',
  ]);
  expect(factsOf('2026-12-01', { ...trip, back: day('2026-12-01') }).part).toBe('both');
});

test('a month has no lowest price where nothing is sold or all days cost the same', () => {
  expect([...lowestPrices(PRICES)]).toEqual([['2026-12', 57050]]);
  expect(lowestPrices(new Map([closed('2026-12-03', 'sold_out')])).size).toBe(0);
});
