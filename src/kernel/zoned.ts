import { Temporal } from 'temporal-polyfill';
import { type Instant, instant, type LocalDate, MINUTE, type Zone } from '#kernel/instant.ts';

/**
 * The instant of a GTFS time: seconds counted from "noon minus 12 h" of the service day in the agency's zone, so that
 * 25:30:00 is half past one of the next night, also on a day of 23 or 25 hours. Source: GTFS reference, Time.
 */
export function serviceTime(day: LocalDate, seconds: number, agencyZone: Zone): Instant {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: agencyZone, plainTime: '12:00' });
  return instant(noon.epochMilliseconds + (seconds - 43_200) * 1000);
}

/** `2026-11-27T09:05:00-06:00`: an instant as local time of a zone. */
export function isoInZone(at: Instant, zone: Zone): string {
  const { milliseconds, text } = offsetAt(at, zone);
  return new Date(at + milliseconds).toISOString().slice(0, 19) + text;
}

/** The calendar day on which an instant falls in a zone. */
export const dateInZone = (at: Instant, zone: Zone): LocalDate =>
  new Date(at + offsetAt(at, zone).milliseconds).toISOString().slice(0, 10) as LocalDate;

interface Offset {
  readonly milliseconds: number;
  /** `-06:00`. */
  readonly text: string;
}

/** Since 1972 every zone changes its offset on a quarter of an hour of UTC, so the offset is constant within one. */
const QUARTER = 15 * MINUTE;
/** Maximum size of the cache, which is then cleared: a list of runs needs the same few thousand quarters. */
const REMEMBERED = 20_000;
const offsets = new Map<string, Offset>();

/** Cached, because the time-zone lookup costs more than the rest of a search. */
function offsetAt(at: Instant, zone: Zone): Offset {
  const key = `${Math.floor(at / QUARTER)}${zone}`;
  const known = offsets.get(key);
  if (known) return known;
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const offset = { milliseconds: there.offsetNanoseconds / 1_000_000, text: there.offset };
  if (offsets.size >= REMEMBERED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The first instant of a calendar day in a zone. */
export function startOfDay(date: LocalDate, zone: Zone): Instant {
  return instant(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds);
}

/**
 * The instant at which clocks in a zone show a full hour of a day, 24 being its end: not as long after midnight on a day
 * of 23 or 25 hours. An hour shown twice is the first of the two; a skipped one is shifted forward by the gap.
 */
export function clockHour(date: LocalDate, hour: number, zone: Zone): Instant {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ hours: hour });
  return instant(wall.toZonedDateTime(zone).epochMilliseconds);
}

/** Whether the runtime's time-zone database has this name. */
export function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * The instant of the local time `2026-11-30T09:00` in a zone; undefined when the time is invalid. A repeated local time
 * is the first of the two; a skipped one is shifted forward by the gap.
 */
export function instantInZone(wall: string, zone: Zone): Instant | undefined {
  if (!WALL_TIME.test(wall)) return undefined;
  try {
    return instant(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
