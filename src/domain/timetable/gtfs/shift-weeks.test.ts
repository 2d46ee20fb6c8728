import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, type ServiceCalendar, shiftedByWeeks, spanOf } from '#domain/timetable/gtfs/calendars.ts';
import { weeksToSale } from '#domain/timetable/gtfs/shift-weeks.ts';
import { daysBetween, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';

const EVERY_DAY = Array.from({ length: 7 }, () => true);
const NO_DAY = EVERY_DAY.map(() => false);

const service = (from: string, to: string, parts: Partial<ServiceCalendar> = {}): ServiceCalendar => ({
  weekdays: EVERY_DAY,
  from: localDate(from),
  to: localDate(to),
  added: new Set(),
  removed: new Set(),
  ...parts,
});

const question = (calendar: ServiceCalendar, today: LocalDate, days = 90) => ({
  calendars: new Map([['S', calendar]]),
  trips: new Map([['S', 1]]),
  today,
  days,
});

const onSale = (calendar: ServiceCalendar, weeks: number, today: LocalDate, days = 90): LocalDate[] =>
  daysOf(shiftedByWeeks(calendar, weeks), today, plusDays(today, days));

const SUNDAY = localDate('2026-11-22');

test('a feed of Wednesday to Friday, moved on a Sunday, begins on the next Wednesday', () => {
  const calendar = service('2024-05-15', '2024-05-17');
  const weeks = weeksToSale(question(calendar, SUNDAY));
  expect(onSale(calendar, weeks, SUNDAY)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
});

test('a week from Monday to Sunday, moved on a Sunday, is on sale whole', () => {
  const calendar = service('2024-05-13', '2024-05-19');
  expect(onSale(calendar, weeksToSale(question(calendar, SUNDAY)), SUNDAY)).toHaveLength(7);
});

test('two single days of many years ago are both on sale', () => {
  const added = new Set([localDate('2009-03-05'), localDate('2009-03-06')]);
  const calendar = service('2009-03-05', '2009-03-06', { weekdays: NO_DAY, added });
  expect(onSale(calendar, weeksToSale(question(calendar, SUNDAY)), SUNDAY)).toEqual(['2026-11-26', '2026-11-27']);
});

test('a feed that runs now is shown from its beginning, and one without an end is not moved beyond the calendar', () => {
  expect(weeksToSale(question(service('2026-11-22', '2027-06-30'), SUNDAY))).toBe(0);
  const calendar = service('2020-01-05', '9999-12-31');
  expect(onSale(calendar, weeksToSale(question(calendar, SUNDAY)), SUNDAY)).toHaveLength(91);
});

test('no whole number of weeks puts more on sale', () => {
  const date = fc.integer({ min: -400, max: 400 }).map((days) => plusDays(SUNDAY, days));
  const calendar = fc.record({
    weekdays: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    from: date,
    length: fc.integer({ min: 0, max: 120 }),
    added: fc.array(fc.integer({ min: -5, max: 125 }), { maxLength: 4 }),
    removed: fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(calendar, date, fc.integer({ min: 0, max: 40 }), (drawn, today, days) => {
      const { from, length, weekdays } = drawn;
      const removed = new Set(drawn.removed.map((day) => plusDays(from, day)));
      const added = new Set(drawn.added.map((day) => plusDays(from, day)).filter((day) => !removed.has(day)));
      const one: ServiceCalendar = { weekdays, from, to: plusDays(from, length), added, removed };
      const span = spanOf([one])!;
      const weeks = weeksToSale(question(one, today, days));
      const nearest = Math.floor(daysBetween(span.from, today) / 7);
      const ahead = daysOf(one, span.from, span.to).map((day) => daysBetween(today, day));
      const all = Array.from({ length: 24 }, (_, i) => {
        const shown = ahead.map((day) => day + (nearest + 1 - i) * 7).filter((day) => day >= 0 && day <= days);
        return shown.length;
      });
      expect(onSale(one, weeks, today, days).length).toBe(Math.max(...all));
    }),
    { numRuns: 300, seed: 7 },
  );
});
