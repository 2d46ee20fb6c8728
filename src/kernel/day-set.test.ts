import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { createDaySets, DaySet, dayNumber, dayOfNumber } from '#kernel/day-set.ts';
import { localDate } from '#kernel/instant.ts';

const inOrder = (days: readonly number[]) => days.toSorted((a, b) => a - b);

test('a set of days knows each of them and its position', () => {
  assert(
    property(uniqueArray(integer({ min: 20_000, max: 20_300 })), (drawn) => {
      const days = inOrder(drawn);
      const set = new DaySet(days);
      expect([...set.days()]).toEqual(days);
      for (let day = 19_990; day < 20_310; day += 1)
        expect(set.indexOf(day)).toBe(days.includes(day) ? days.indexOf(day) : undefined);
    }),
  );
});

test('equal sets are one object, others are not', () => {
  const of = createDaySets();
  expect(of([1, 2, 3, 9])).toBe(of([1, 2, 3, 9]));
  expect(of([1, 9])).not.toBe(of([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect([...of([1, 9]).days()]).toEqual([1, 9]);
});

test('a day has a number, a text that is none has not', () => {
  expect(dayOfNumber(dayNumber(localDate('2026-11-24')) + 1)).toBe('2026-11-25');
  expect(new DaySet([1]).indexOf(dayNumber('never' as never))).toBeUndefined();
  expect(new DaySet([]).indexOf(1)).toBeUndefined();
});
