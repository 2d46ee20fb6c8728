import { expect, test } from 'vitest';
import type { PassengerType, Party } from '#domain/fares/passenger-type.ts';
import { mostOf, whyNoMore } from '#web/booking/search/party-limits.ts';

const CASES: readonly (readonly [Party, PassengerType, string | undefined])[] = [
  [{ adult: 9 }, 'adult', undefined],
  [{ adult: 10 }, 'adult', 'passengers_exceeded'],
  [{ adult: 10 }, 'infant', 'passengers_exceeded'],
  [{ adult: 11 }, 'minor', 'passengers_exceeded'],
  [{ adult: 1, student: 3 }, 'student_flex', undefined],
  [{ adult: 1, student: 2, student_flex: 2 }, 'student', 'students_exceeded'],
  [{ student: 6 }, 'student', 'students_exceeded'],
  [{ student: 6 }, 'adult', undefined],
  [{ teacher: 2 }, 'teacher_flex', 'teachers_exceeded'],
  [{ inapam: 2 }, 'inapam', 'inapam_exceeded'],
  [{ inapam: 2 }, 'adult', undefined],
  [{ adult: 1, infant: 1 }, 'infant', 'infants_exceed_adults'],
  [{ adult: 2, infant: 1 }, 'infant', undefined],
  [{}, 'minor', 'adult_required'],
  [{ minor: 1 }, 'adult', undefined],
  [{ minor: 1 }, 'student', undefined],
  [{}, 'adult', undefined],
];

test.each(CASES)('%j and one more %s: %s', (party, type, code) => {
  expect(whyNoMore(party, type)?.code).toBe(code);
});

test.each([
  [{ adult: 1 }, 'adult', 99, 10],
  [{ adult: 8, minor: 1 }, 'minor', 5, 2],
  [{ adult: 1, student: 2 }, 'student_flex', 9, 2],
  [{ adult: 1 }, 'inapam', 3, 2],
  [{}, 'minor', 4, 4],
] as const)('of %j and %s typed as %i, %i fit', (party, type, typed, fit) => {
  expect(mostOf({ ...party, [type]: typed }, type, typed)).toBe(fit);
});
