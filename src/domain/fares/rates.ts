import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { isInSepWindow, type SepWindow } from '#domain/timetable/sep-windows.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** Whole per cent off the leg fare (spec 9). */
export const STUDENT_PERCENT = 50;
export const TEACHER_PERCENT = 25;
export const MINOR_PERCENT = 50;
export const INAPAM_PERCENT = 50;

/** The carrier's own rates outside the SEP windows (T14); the specification names the types without figures. */
export const STUDENT_FLEX_PERCENT = 25;
export const TEACHER_FLEX_PERCENT = 15;

/**
 * Granted at the counter on presentation of a credential. It has no passenger type, so it is not sold online (T19, spec
 * 9).
 */
export const ARMED_FORCES = { percent: 20, soldOnline: false } as const;

/** Ages on the day of travel, both ends included (spec 9, T22). */
export const INFANT_AGES = { from: 0, to: 2 } as const;
export const MINOR_AGES = { from: 3, to: 12 } as const;

/** When a type's rate applies: always, only inside the SEP windows, or only outside them. */
export type RatePeriod = 'always' | 'inside_sep' | 'outside_sep';

export interface Rate {
  readonly percent: number;
  readonly period: RatePeriod;
}

const RATES: Readonly<Record<PassengerType, Rate>> = {
  adult: { percent: 0, period: 'always' },
  minor: { percent: MINOR_PERCENT, period: 'always' },
  inapam: { percent: INAPAM_PERCENT, period: 'always' },
  infant: { percent: 100, period: 'always' },
  student: { percent: STUDENT_PERCENT, period: 'inside_sep' },
  student_flex: { percent: STUDENT_FLEX_PERCENT, period: 'outside_sep' },
  teacher: { percent: TEACHER_PERCENT, period: 'inside_sep' },
  teacher_flex: { percent: TEACHER_FLEX_PERCENT, period: 'outside_sep' },
};

/** The rate of a type when it applies. */
export const rateOf = (type: PassengerType): Rate => RATES[type];

/** Whether the rate of a type applies on a travel date; undefined is an open journey, which has no date. */
export function rateHoldsOn(type: PassengerType, date: LocalDate | undefined, windows: readonly SepWindow[]): boolean {
  const { period } = RATES[type];
  if (period === 'always') return true;
  if (date === undefined) return false;
  return isInSepWindow(date, windows) === (period === 'inside_sep');
}
