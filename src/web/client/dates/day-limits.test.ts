import { expect, test } from 'vitest';
import { localDate } from '#kernel/instant.ts';
import { limitsOf, nearestWithin, whyClosed } from '#web/client/dates/day-limits.ts';

const limits = limitsOf('2026-11-27', '2026-11-28', '2026-12-05');
const day = localDate;

test('a day outside the limits of the field cannot be chosen, whatever its price', () => {
  const prices = new Map([['2026-12-06', { date: '2026-12-06', state: 'on_sale' as const, price: 45_000 }]]);
  expect(
    ['2026-11-27', '2026-11-28', '2026-12-05', '2026-12-06'].map((at) => whyClosed(day(at), limits, prices)),
  ).toEqual(['outside', undefined, undefined, 'outside']);
});

test('inside them, a day without a run or without room says so; one that is not known is open', () => {
  const closed = (state: 'no_runs' | 'sold_out' | 'left') =>
    whyClosed(day('2026-12-01'), limits, new Map([['2026-12-01', { date: '2026-12-01', state, price: null }]]));
  expect([closed('no_runs'), closed('sold_out'), closed('left')]).toEqual(['no_runs', 'sold_out', 'outside']);
  expect(whyClosed(day('2026-12-01'), limits, new Map())).toBeUndefined();
});

test('without a last day the calendar goes on for a year', () => {
  expect(limitsOf('2026-11-27', '2026-11-27', '').last).toBe('2027-11-27');
});

test('it opens at the chosen day, or at the nearest one that can be chosen', () => {
  expect(['2026-11-01', '2026-12-01', '2027-01-01'].map((at) => nearestWithin(day(at), limits))).toEqual([
    '2026-11-28',
    '2026-12-01',
    '2026-12-05',
  ]);
});
