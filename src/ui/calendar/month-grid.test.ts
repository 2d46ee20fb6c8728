import { expect, test } from 'vitest';
import { localDate } from '#kernel/instant.ts';
import { dayAfterKey, monthsBetween, plusMonths, weeksOf, within } from '#ui/calendar/month-grid.ts';

const day = localDate;

test('weeks begin on Sunday and hold every day of the month once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', undefined, undefined, undefined, undefined, undefined]);
  expect(weeksOf('2027-05')).toHaveLength(6);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('the months of a span, over the end of the year', () => {
  expect(monthsBetween(day('2026-11-30'), day('2027-02-01'))).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween(day('2026-11-01'), day('2026-11-30'))).toEqual(['2026-11']);
});

test.each([
  ['2026-11-30', 1, '2026-12-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', -1, '2026-12-31'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months: %s', (from, months, to) => {
  expect(plusMonths(day(from), months)).toBe(to);
});

test.each([
  ['ArrowLeft', false, '2026-11-30'],
  ['ArrowRight', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-08'],
  ['Home', false, '2026-11-29'],
  ['End', false, '2026-12-05'],
  ['PageUp', false, '2026-11-01'],
  ['PageDown', false, '2027-01-01'],
  ['PageUp', true, '2025-12-01'],
  ['PageDown', true, '2027-12-01'],
  ['Enter', false, undefined],
])('%s (shift: %s) leads from Tuesday 1 December to %s', (key, isShifted, to) => {
  expect(dayAfterKey(day('2026-12-01'), key, isShifted)).toBe(to);
});

test('nobody leaves the months that are shown', () => {
  const [first, months] = [day('2026-11-22'), ['2026-11', '2026-12']];
  expect(within(day('2026-11-15'), first, months)).toBe('2026-11-22');
  expect(within(day('2027-12-01'), first, months)).toBe('2026-12-31');
  expect(within(day('2026-12-24'), first, months)).toBe('2026-12-24');
});
