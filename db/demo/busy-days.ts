import { dayOfWeek, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';

/** Easter Sunday (Gregorian calendar, the anonymous algorithm of 1876). */
export function easter(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dateOf(year, Math.floor(f / 31), (f % 31) + 1);
}

const dateOf = (year: number, month: number, day: number): LocalDate =>
  localDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

function nthMonday(year: number, month: number, nth: number): LocalDate {
  const first = dateOf(year, month, 1);
  return plusDays(first, ((8 - dayOfWeek(first)) % 7) + (nth - 1) * 7);
}

/** Days on which Mexico travels: public holidays with the days around them, Holy Week, Christmas. */
function ofYear(year: number): LocalDate[] {
  const resurrection = easter(year);
  const around = [nthMonday(year, 2, 1), nthMonday(year, 3, 3), nthMonday(year, 11, 3)].flatMap((monday) => [
    plusDays(monday, -2),
    monday,
  ]);
  const fixed = [
    [1, 2],
    [5, 1],
    [9, 16],
    [11, 2],
    [12, 12],
    [12, 22],
    [12, 23],
    [12, 24],
    [12, 26],
    [12, 30],
    [12, 31],
  ].map(([month, day]) => dateOf(year, month!, day!));
  const holyWeek = [-8, -4, -3, -2, -1, 0, 7].map((days) => plusDays(resurrection, days));
  return [...around, ...fixed, ...holyWeek];
}

/** Busy days of a span, both ends inclusive. */
export function busyDays(from: LocalDate, to: LocalDate): LocalDate[] {
  const days = new Set(yearsOf(from, to).flatMap(ofYear));
  return [...days].filter((date) => from <= date && date <= to);
}

const yearsOf = (from: LocalDate, to: LocalDate): number[] => [
  ...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))]),
];

/** Christmas and New Year's Day: evening buses do not run. */
export const quietDays = (from: LocalDate, to: LocalDate): LocalDate[] =>
  yearsOf(from, to)
    .flatMap((year) => [dateOf(year, 1, 1), dateOf(year, 12, 25)])
    .filter((date) => from <= date && date <= to);
