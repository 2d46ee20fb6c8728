import { describe, expect, test } from 'vitest';
import { isWorkingDay, plusWorkingDays } from '#domain/cases/working-days.ts';
import { localDate } from '#kernel/instant.ts';

describe('days of rest', () => {
  test.each([
    '2026-11-21', // a Saturday
    '2026-11-22', // a Sunday
    '2026-11-16', // the third Monday of November
    '2027-02-01',
    '2027-03-15',
    '2027-01-01',
    '2028-05-01',
    '2027-09-16',
    '2026-12-25',
    '2030-10-01',
  ])('%s', (day) => {
    expect(isWorkingDay(localDate(day))).toBe(false);
  });

  test.each([
    '2026-11-20', // the actual date, whose Monday is observed instead
    '2026-11-23',
    '2027-02-08',
    '2027-03-22',
    '2029-10-01',
    '2026-12-01',
  ])('%s is none', (day) => {
    expect(isWorkingDay(localDate(day))).toBe(true);
  });
});

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-13', 1, '2026-11-17'],
  ['2026-11-23', 10, '2026-12-07'],
  ['2026-12-24', 1, '2026-12-28'],
])('from %s, %i on: %s', (from, days, to) => {
  expect(plusWorkingDays(localDate(from), days)).toBe(to);
});
