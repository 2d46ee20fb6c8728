import { MAX_INAPAM, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { countOfAny, type Party, type PassengerType, type Quota, seatsNeeded } from '#domain/fares/passenger-type.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import type { Availability } from '#domain/timetable/run.ts';

/** Shown when a run's counters are unknown (spec 9). For display only: nothing is sold from it (T16). */
export const DISPLAY_FALLBACK: Availability = { freeSeats: 6, students: 4, teachers: 2, inapam: MAX_INAPAM };

const RESERVATION_CAP: Readonly<Record<Quota, number>> = {
  student: MAX_STUDENTS,
  teacher: MAX_TEACHERS,
  inapam: MAX_INAPAM,
};

/**
 * How many of a quota one reservation can have on a run: the minimum of its cap, the remaining quota and free seats
 * (T16).
 */
export const effectiveCap = (quota: Quota, left: LeftOnRun): number =>
  Math.max(0, Math.min(RESERVATION_CAP[quota], left[quota], left.freeSeats));

/** The counters shown for a run. */
export const availabilityOf = (left: LeftOnRun): Availability => ({
  freeSeats: Math.max(0, left.freeSeats),
  students: effectiveCap('student', left),
  teachers: effectiveCap('teacher', left),
  inapam: effectiveCap('inapam', left),
});

/** Why a run has no room for a party, as reason codes of the API. */
export type NoRoom = 'cancelled' | 'full' | 'quota_student' | 'quota_teacher' | 'quota_inapam';

const QUOTA_TYPES: Readonly<Record<Quota, readonly PassengerType[]>> = {
  student: ['student', 'student_flex'],
  teacher: ['teacher', 'teacher_flex'],
  inapam: ['inapam'],
};

/** Undefined when the party fits. Infants need no seat (T20). */
export function noRoomFor(party: Party, left: LeftOnRun): NoRoom | undefined {
  if (left.disruption.isCancelled) return 'cancelled';
  if (seatsNeeded(party) > left.freeSeats) return 'full';
  const quotas = ['student', 'teacher', 'inapam'] as const;
  const short = quotas.find((quota) => countOfAny(party, QUOTA_TYPES[quota]) > effectiveCap(quota, left));
  return short === undefined ? undefined : `quota_${short}`;
}
