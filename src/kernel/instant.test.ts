import { describe, expect, test } from 'vitest';
import {
  after,
  before,
  dayOfWeek,
  daysBetween,
  earliest,
  instant,
  latest,
  localDate,
  MINUTE,
  parseCalendarDay,
  parseLocalDate,
  plusMonths,
  plusDays,
} from '#kernel/instant.ts';

describe('calendar days', () => {
  test.each(['2026-11-27', '2028-02-29', '2000-02-29'])('%s exists', (text) => {
    expect(parseLocalDate(text)).toBe(text);
  });

  test.each(['2027-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '26-11-27', '2026-11-27T00:00', ''])(
    '%s does not',
    (text) => {
      expect(parseLocalDate(text)).toBeUndefined();
      expect(() => localDate(text)).toThrow(RangeError);
    },
  );

  test.each(['9999-12-31', '3000-01-01', '0999-12-31'])(
    '%s is a day of the calendar, and none that somebody means: days are counted from those',
    (text) => {
      expect(parseLocalDate(text)).toBeUndefined();
      expect(parseCalendarDay(text)).toBe(text);
      expect(localDate(text)).toBe(text);
    },
  );

  test.each([
    ['2026-11-27', 1, '2026-11-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2027-11-27', 365, '2028-11-26'], // a leap year between: 365 days, not the same date (T8)
    ['2026-04-05', 1, '2026-04-06'], // daylight saving changed on such days; calendar days are unaffected
  ])('%s and %i days is %s', (date, days, result) => {
    expect(plusDays(localDate(date), days)).toBe(result);
    expect(daysBetween(localDate(date), localDate(result))).toBe(days);
  });

  test('the week begins on Sunday', () => {
    expect(dayOfWeek(localDate('2026-11-29'))).toBe(0);
    expect(dayOfWeek(localDate('2026-11-27'))).toBe(5);
  });
});

test('moments', () => {
  const noon = instant(1_000_000);
  expect(after(noon, MINUTE)).toBe(1_060_000);
  expect(before(noon, MINUTE)).toBe(940_000);
  expect(earliest(noon, after(noon, 1))).toBe(noon);
  expect(latest(noon, after(noon, 1))).toBe(1_000_001);
});

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 12, '2027-01-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(plusMonths(localDate(date), months)).toBe(expected);
});
