import { dayOfWeek, type LocalDate, plusDays } from '#kernel/instant.ts';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** Public holidays with a fixed date (article 74 of the Ley Federal del Trabajo). */
const FIXED: ReadonlySet<string> = new Set(['01-01', '05-01', '09-16', '12-25']);

/** Public holidays observed on a Monday, by month: the first of February, the third of March and of November. */
const MONDAYS: Readonly<Record<string, number>> = { '02': 1, '03': 3, '11': 3 };

/** When the president takes office, every six years: 2024, 2030. */
const INAUGURATION = '10-01';
const isInaugurationYear = (year: number): boolean => year % 6 === 2;

/**
 * Whether the carrier's offices are open: no weekend, no public holiday. Election days are announced, so they cannot be
 * computed.
 */
export function isWorkingDay(day: LocalDate): boolean {
  const weekday = dayOfWeek(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !isDayOfRest(day, weekday);
}

function isDayOfRest(day: LocalDate, weekday: number): boolean {
  const date = day.slice(5);
  if (FIXED.has(date)) return true;
  if (date === INAUGURATION) return isInaugurationYear(Number(day.slice(0, 4)));
  const whichOfMonth = Math.ceil(Number(day.slice(8)) / 7);
  return weekday === MONDAY && MONDAYS[day.slice(5, 7)] === whichOfMonth;
}

/** The last of this many working days, counted from the day after. */
export function plusWorkingDays(from: LocalDate, days: number): LocalDate {
  let day = from;
  for (let left = days; left > 0; left -= Number(isWorkingDay(day))) day = plusDays(day, 1);
  return day;
}
