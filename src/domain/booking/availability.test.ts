import { expect, test } from 'vitest';
import { availabilityOf, DISPLAY_FALLBACK, effectiveCap, noRoomFor } from '#domain/booking/availability.ts';
import { NO_DISRUPTION } from '#testing/no-disruption.ts';
import { QUOTA_PER_BUS } from '#domain/seats/quotas.ts';

const empty = { freeSeats: 40, ...QUOTA_PER_BUS, disruption: NO_DISRUPTION };

test('per bus the law gives 8, 2 and 2', () => {
  expect(QUOTA_PER_BUS).toEqual({ student: 8, teacher: 2, inapam: 2 });
});

test.each([
  ['an empty bus: the reservation cap', empty, 4, 2, 2],
  ['three student seats left', { ...empty, student: 3 }, 3, 2, 2],
  ['one free seat', { ...empty, freeSeats: 1 }, 1, 1, 1],
  ['a full bus', { ...empty, freeSeats: 0 }, 0, 0, 0],
  ['an oversold counter', { freeSeats: -1, student: -2, teacher: 0, inapam: 0, disruption: NO_DISRUPTION }, 0, 0, 0],
])('%s', (...row) => {
  const [, left, students, teachers, inapam] = row;
  expect(availabilityOf(left)).toEqual({ freeSeats: Math.max(0, left.freeSeats), students, teachers, inapam });
  expect(effectiveCap('student', left)).toBe(students);
});

test.each([
  ['ten adults on ten seats', { adult: 10 }, { ...empty, freeSeats: 10 }, undefined],
  ['ten adults on nine seats', { adult: 10 }, { ...empty, freeSeats: 9 }, 'full'],
  ['a cancelled run', { adult: 1 }, { ...empty, disruption: { ...NO_DISRUPTION, isCancelled: true } }, 'cancelled'],
  ['an infant needs no seat', { adult: 1, infant: 1 }, { ...empty, freeSeats: 1 }, undefined],
  ['students share with flex', { student: 2, student_flex: 2 }, { ...empty, student: 3 }, 'quota_student'],
  ['students that fit', { student: 2, student_flex: 2 }, { ...empty, student: 4 }, undefined],
  ['more students than one reservation has', { student: 5 }, empty, 'quota_student'],
  ['teachers', { teacher: 1, teacher_flex: 1 }, { ...empty, teacher: 1 }, 'quota_teacher'],
  ['inapam', { inapam: 2 }, { ...empty, inapam: 1 }, 'quota_inapam'],
] as const)('%s', (_name, party, left, reason) => {
  expect(noRoomFor(party, left)).toBe(reason);
});

test("the display fallback is the specification's", () => {
  expect(DISPLAY_FALLBACK).toMatchObject({ freeSeats: 6, students: 4, teachers: 2 });
});
