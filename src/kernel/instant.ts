/** A moment in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __unit: 'instant' };

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export type LocalDate = string & { readonly __unit: 'local-date' };

/** An IANA time zone name, such as `America/Mazatlan`. */
export type Zone = string & { readonly __unit: 'zone' };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const instant = (epochMilliseconds: number): Instant => epochMilliseconds as Instant;

export const zone = (name: string): Zone => name as Zone;

export const after = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

export const before = (at: Instant, milliseconds: number): Instant => instant(at - milliseconds);

export const earliest = (...moments: readonly Instant[]): Instant => instant(Math.min(...moments));

export const latest = (...moments: readonly Instant[]): Instant => instant(Math.max(...moments));

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a day that somebody typed or sent, as `YYYY-MM-DD`; undefined when it is not a day of the calendar (31 April, 29
 * February 2027), and outside the years 1000 to 2999, which nobody means: the day after 9999-12-31 has a fifth digit, and
 * comes before it as text.
 */
export const parseLocalDate = (text: string): LocalDate | undefined =>
  /^[12]/.test(text) ? parseCalendarDay(text) : undefined;

/** Reads any day of the calendar with a year of four digits, as feeds write `until 9999-12-31`. */
export function parseCalendarDay(text: string): LocalDate | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const utc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return utc.toISOString().slice(0, 10) === text ? (text as LocalDate) : undefined;
}

/** Takes a date known to be valid (a constant, a database column); throws otherwise. */
export function localDate(text: string): LocalDate {
  const date = parseCalendarDay(text);
  if (!date) throw new RangeError(`not a calendar day: ${text}`);
  return date;
}

/** The day `days` after (or, negative, before) a calendar day. */
export function plusDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10) as LocalDate;
}

/** The same day so many months later, or the last of a month that has no such day. */
export function plusMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(last.setUTCDate(Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10) as LocalDate;
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** 0 is Sunday, as the week begins in Mexico. */
export const dayOfWeek = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
