import { expect, test } from 'vitest';
import {
  ADULT_TYPES,
  CHILD_TYPES,
  countOfAny,
  PASSENGER_TYPES,
  partyOf,
  partySize,
  passengersOf,
  quotaOf,
  seatsNeeded,
  takesSeat,
} from '#domain/fares/passenger-type.ts';

test('a party is counted and listed', () => {
  const party = partyOf(['student', 'adult', 'infant', 'adult']);
  expect(party).toEqual({ adult: 2, infant: 1, student: 1 });
  expect(passengersOf(party)).toEqual(['adult', 'adult', 'infant', 'student']);
  expect(partySize(party)).toBe(4);
  expect(seatsNeeded(party)).toBe(3);
  expect(countOfAny(party, ADULT_TYPES)).toBe(2);
  expect(countOfAny(party, CHILD_TYPES)).toBe(1);
  expect(partySize({})).toBe(0);
});

test('only infants take no seat', () => {
  expect(PASSENGER_TYPES.filter((type) => !takesSeat(type))).toEqual(['infant']);
});

test.each([
  ['adult', undefined],
  ['minor', undefined],
  ['infant', undefined],
  ['inapam', 'inapam'],
  ['student', 'student'],
  ['student_flex', 'student'],
  ['teacher', 'teacher'],
  ['teacher_flex', 'teacher'],
] as const)('%s draws from quota %s', (type, quota) => {
  expect(quotaOf(type)).toBe(quota);
});
