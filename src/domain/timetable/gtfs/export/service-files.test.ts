import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf } from '#domain/timetable/gtfs/calendars.ts';
import { calendarOf } from '#domain/timetable/gtfs/export/service-files.ts';
import { localDate, plusDays } from '#kernel/instant.ts';

const FIRST = localDate('2026-11-21');

test('a calendar has exactly the days it is made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 93 }), { minLength: 1 }), (numbers) => {
      const days = numbers.toSorted((a, b) => a - b).map((n) => plusDays(FIRST, n));
      expect(daysOf(calendarOf(days), plusDays(FIRST, -10), plusDays(FIRST, 110))).toEqual(days);
    }),
  );
});

test('what runs daily but for a holiday has one exception', () => {
  const days = Array.from({ length: 40 }, (_, i) => plusDays(FIRST, i)).filter((day) => day !== '2026-12-25');
  const { weekdays, added, removed } = calendarOf(days);
  expect(weekdays).not.toContain(false);
  expect([...added]).toEqual([]);
  expect([...removed]).toEqual(['2026-12-25']);
});
