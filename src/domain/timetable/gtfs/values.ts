import { type LocalDate, parseCalendarDay } from '#kernel/instant.ts';

// hours of one to three digits, 24 or more past midnight; minutes; seconds
const TIME = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/;

/** `25:30:00` as seconds from "noon minus 12 h" of the service day; undefined when it is not a time. */
export function parseServiceTime(text: string): number | undefined {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Parses `20261231`; undefined when it is not a day of the calendar. */
export const parseServiceDate = (text: string): LocalDate | undefined =>
  /^\d{8}$/.test(text) ? parseCalendarDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : undefined;

export const serviceDateText = (date: LocalDate): string => date.replaceAll('-', '');

/** `07:05:00`, or `25:30:00` past midnight. */
export function serviceTimeText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A decimal number, without the exponents, hexadecimals and infinities that `Number` accepts. */
export const parseDecimal = (text: string): number | undefined =>
  /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

/** Smaller numbers would be written with an exponent, which the standard does not allow; of a degree, a tenth of a metre. */
const LEAST = 1e-6;

export const decimalText = (value: number): string => (Math.abs(value) < LEAST ? '0' : String(value));

export const parseWhole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
