/**
 * Local times for display: takes the ISO text with offset that stop calls have (`2026-11-27T09:05:00-06:00`) and needs
 * no time-zone database, so server and browser render the same text.
 */

export type ClockLang = 'es' | 'en';

/** The parts of a local time in its own zone. */
export interface WallClock {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** Minutes ahead of UTC; -360 in Guadalajara. Undefined for a date alone. */
  readonly offset: number | undefined;
}

const ISO = new RegExp(
  '^(\\d{4})-(\\d{2})-(\\d{2})' + // year, month, day
    '(?:T(\\d{2}):(\\d{2})(?::\\d{2}(?:\\.\\d+)?)?' + // hour, minute; seconds are not shown
    '(Z|[+-]\\d{2}:\\d{2}))?$', // offset
);

/** Reads an ISO date, or date and time with offset; throws on anything else, which is a bug of the caller. */
export function wallClock(iso: string): WallClock {
  const [, year, month, day, hour, minute, offset] = ISO.exec(iso) ?? [];
  if (!year || !month || !day) throw new RangeError(`not an ISO date or local time: ${iso}`);
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    offset: offset === undefined ? undefined : offsetMinutes(offset),
  };
}

/** `9:05 a.m.`, with non-breaking spaces; at noon and midnight the word instead, because 12:00 p.m. is misread (T6). */
export function formatClock(iso: string, lang: ClockLang): string {
  const { hour, minute } = wallClock(iso);
  if (minute === 0 && hour % 12 === 0) return `12:00\u00a0${TWELVE[lang][hour === 0 ? 0 : 1]}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `vie 27 nov`, `Fri 27 Nov`. */
export function formatShortDate(iso: string, lang: ClockLang): string {
  const { day, month } = wallClock(iso);
  return `${weekday(iso, lang).slice(0, 3)} ${day} ${MONTHS[lang][month - 1]!.slice(0, 3)}`;
}

/** `viernes, 27 de noviembre de 2026`; `Friday, 27 November 2026`. */
export function formatLongDate(iso: string, lang: ClockLang): string {
  const { day, month, year } = wallClock(iso);
  const name = MONTHS[lang][month - 1]!;
  return lang === 'es'
    ? `${weekday(iso, lang)}, ${day} de ${name} de ${year}`
    : `${weekday(iso, lang)}, ${day} ${name} ${year}`;
}

/** `27/11/2026`, day first in both languages, as on Mexican tickets. */
export function formatNumericDate(iso: string): string {
  const { day, month, year } = wallClock(iso);
  return `${two(day)}/${two(month)}/${year}`;
}

/** `4 h 25 min`, `4 h`, `25 min`: the same in both languages. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `12:04`: the remaining time of a countdown, never below zero. Whole seconds, rounded up, so that 0:00 means over. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Hours by which the local time at `to` is ahead of that at `from`: -1 from Guadalajara to Guayabitos (N2). */
export function clockDifferenceHours(from: string, to: string): number {
  return ((wallClock(to).offset ?? 0) - (wallClock(from).offset ?? 0)) / 60;
}

/** Calendar days between two local times: 1 when a night bus arrives the next day. */
export const dayDifference = (from: string, to: string): number =>
  from.slice(0, 10) === to.slice(0, 10) ? 0 : (utcDay(to) - utcDay(from)) / 86_400_000;

const two = (n: number): string => String(n).padStart(2, '0');

function offsetMinutes(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6));
  return text.startsWith('-') ? 0 - minutes : minutes;
}

function utcDay(iso: string): number {
  const { year, month, day } = wallClock(iso);
  return Date.UTC(year, month - 1, day);
}

const weekday = (iso: string, lang: ClockLang): string => WEEKDAYS[lang][new Date(utcDay(iso)).getUTCDay()]!;

const TWELVE = { es: ['de\u00a0la\u00a0medianoche', 'del\u00a0mediodía'], en: ['midnight', 'noon'] } as const;

const WEEKDAYS: Readonly<Record<ClockLang, readonly string[]>> = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

const MONTHS: Readonly<Record<ClockLang, readonly string[]>> = {
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
