import { expect, test } from 'vitest';
import { askableRanges, daysOfRange, MAX_CALENDAR_DAYS, withoutRun } from '#domain/booking/day-prices.ts';
import { localDate, plusDays } from '#kernel/instant.ts';

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

test.each([1, MAX_CALENDAR_DAYS, MAX_CALENDAR_DAYS + 1, 91, 366])(
  'a range of %i days is asked for in parts that are answered, each day once',
  (days) => {
    const range = { first: DAY, last: plusDays(DAY, days - 1) };
    const parts = askableRanges(range).map(daysOfRange);
    expect(parts.flat()).toEqual(daysOfRange(range));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(MAX_CALENDAR_DAYS);
  },
);
