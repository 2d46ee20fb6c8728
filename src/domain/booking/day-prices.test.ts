import { expect, test } from 'vitest';
import { daysOfRange, withoutRun } from '#domain/booking/day-prices.ts';
import { localDate } from '#kernel/instant.ts';

const DAY = localDate('2026-12-01');

test.each([
  [['cancelled', 'cancelled'], 'no_runs'],
  [['cancelled', 'full'], 'sold_out'],
  [['full'], 'sold_out'],
] as const)('runs that are %j: %s', (reasons, state) => {
  expect(
    withoutRun(
      DAY,
      reasons.map((reason) => ({ reason })),
    ),
  ).toEqual({ date: DAY, state });
});

test('the days of a range, both ends included, over the end of a month', () => {
  expect(daysOfRange({ first: localDate('2026-11-29'), last: DAY })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(daysOfRange({ first: DAY, last: DAY })).toEqual([DAY]);
});
