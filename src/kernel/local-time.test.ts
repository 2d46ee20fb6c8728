import { describe, expect, test } from 'vitest';
import { formatDatedDay } from '#kernel/dated-day.ts';
import {
  clockDifferenceHours,
  dayDifference,
  formatClock,
  formatCountdown,
  formatDuration,
  formatLongDate,
  formatNumericDate,
  formatShortDate,
  wallClock,
} from '#kernel/local-time.ts';

describe('the clock has twelve hours, does not break over lines, and names noon and midnight (T6)', () => {
  test.each([
    ['00:00', '12:00\u00a0de\u00a0la\u00a0medianoche', '12:00\u00a0midnight'],
    ['00:01', '12:01\u00a0a.m.', '12:01\u00a0a.m.'],
    ['09:05', '9:05\u00a0a.m.', '9:05\u00a0a.m.'],
    ['11:59', '11:59\u00a0a.m.', '11:59\u00a0a.m.'],
    ['12:00', '12:00\u00a0del\u00a0mediodía', '12:00\u00a0noon'],
    ['12:30', '12:30\u00a0p.m.', '12:30\u00a0p.m.'],
    ['13:00', '1:00\u00a0p.m.', '1:00\u00a0p.m.'],
    ['23:59', '11:59\u00a0p.m.', '11:59\u00a0p.m.'],
  ])('%s', (time, es, en) => {
    expect(formatClock(`2026-11-27T${time}:00-06:00`, 'es')).toBe(es);
    expect(formatClock(`2026-11-27T${time}:00-07:00`, 'en')).toBe(en);
  });
});

describe('dates', () => {
  test.each([
    ['2026-11-27T23:59:00-06:00', 'vie 27 nov', 'Fri 27 Nov', 'viernes, 27 de noviembre de 2026', '27/11/2026'],
    ['2026-01-03', 'sáb 3 ene', 'Sat 3 Jan', 'sábado, 3 de enero de 2026', '03/01/2026'],
    ['2028-02-29', 'mar 29 feb', 'Tue 29 Feb', 'martes, 29 de febrero de 2028', '29/02/2028'],
    ['2026-08-05', 'mié 5 ago', 'Wed 5 Aug', 'miércoles, 5 de agosto de 2026', '05/08/2026'],
  ])('%s', (...row) => {
    const [iso, shortEs, shortEn, long, numeric] = row;
    expect(formatShortDate(iso, 'es')).toBe(shortEs);
    expect(formatShortDate(iso, 'en')).toBe(shortEn);
    expect(formatLongDate(iso, 'es')).toBe(long);
    expect(formatNumericDate(iso)).toBe(numeric);
  });

  test('with its year where it may be another than this one', () => {
    expect(formatDatedDay('2027-11-22T00:36:00-06:00', 'es')).toBe('lun 22 nov 2027');
    expect(formatDatedDay('2027-11-22T00:36:00-06:00', 'en')).toBe('Mon 22 Nov 2027');
  });

  test('the long date in English', () => {
    expect(formatLongDate('2026-11-27', 'en')).toBe('Friday, 27 November 2026');
  });
});

test.each([
  [0, '0 min'],
  [25, '25 min'],
  [60, '1 h'],
  [265, '4 h 25 min'],
  [1500, '25 h'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

test.each([
  [900_000, '15:00'],
  [899_999, '15:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_900_000, '65:00'],
])('%i ms left show %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

test('differences between two clocks', () => {
  const guadalajara = '2026-11-27T22:00:00-06:00';
  const guayabitos = '2026-11-28T01:10:00-07:00';
  expect(clockDifferenceHours(guadalajara, guayabitos)).toBe(-1);
  expect(clockDifferenceHours(guayabitos, guadalajara)).toBe(1);
  expect(dayDifference(guadalajara, guayabitos)).toBe(1);
  expect(dayDifference(guadalajara, '2026-11-27T23:59:00-06:00')).toBe(0);
});

test('an instant in UTC or with half an hour of offset is read', () => {
  expect(wallClock('2026-11-27T15:05:00Z').offset).toBe(0);
  expect(wallClock('2026-11-27T15:05:00.123+05:30').offset).toBe(330);
});

test.each(['', '27/11/2026', '2026-11-27T09:05', 'hoy'])('"%s" is refused', (text) => {
  expect(() => formatClock(text, 'es')).toThrow(RangeError);
});
