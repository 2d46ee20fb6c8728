import { dayOfWeek, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';

/** `2026-11`. */
export type Month = string;

export const monthOf = (day: LocalDate): Month => day.slice(0, 7);

const firstOf = (month: Month): LocalDate => localDate(`${month}-01`);

/** The same day this many months later, or the last day of that month if it has no such day. */
export function plusMonths(day: LocalDate, months: number): LocalDate {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  const wanted = Number(day.slice(8));
  return plusDays(firstOf(first), Math.min(wanted, lengthOf(first)) - 1);
}

const lengthOf = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** The months from one day to another, inclusive. */
export function monthsBetween(first: LocalDate, last: LocalDate): readonly Month[] {
  const months: Month[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = monthOf(plusMonths(firstOf(month), 1)))
    months.push(month);
  return months;
}

/** A month in weeks from Sunday, as in Mexico and the United States (CLDR); undefined for days outside the month. */
export function weeksOf(month: Month): readonly (readonly (LocalDate | undefined)[])[] {
  const first = firstOf(month);
  const before = dayOfWeek(first);
  const weeks = Math.ceil((before + lengthOf(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_none, weekday) => {
      const day = week * 7 + weekday - before;
      return day >= 0 && day < lengthOf(month) ? plusDays(first, day) : undefined;
    }),
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Where a key moves in a grid of days (WAI-ARIA date grid): by day, week, month and, with Shift, year; undefined for
 * other keys.
 */
export function dayAfterKey(day: LocalDate, key: string, isShifted: boolean): LocalDate | undefined {
  if (key in STEPS) return plusDays(day, STEPS[key]!);
  if (key === 'Home') return plusDays(day, -dayOfWeek(day));
  if (key === 'End') return plusDays(day, 6 - dayOfWeek(day));
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  return plusMonths(day, (key === 'PageUp' ? -1 : 1) * (isShifted ? 12 : 1));
}

/** Clamps a day to the first day and the end of the shown months. */
export function within(day: LocalDate, first: LocalDate, months: readonly Month[]): LocalDate {
  const last = plusDays(plusMonths(firstOf(months.at(-1)!), 1), -1);
  return day < first ? first : day > last ? last : day;
}
