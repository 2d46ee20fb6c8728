import { Temporal } from 'temporal-polyfill';
import { type Instant, instant, type LocalDate, localDate, type Zone } from '#kernel/instant.ts';

/**
 * The instant of a GTFS time: seconds counted from "noon minus 12 h" of the service day in the agency's zone,
 * so that 25:30:00 is half past one of the next night, also on a day of 23 or 25 hours. Source: GTFS reference, Time.
 */
export function serviceTime(day: LocalDate, seconds: number, agencyZone: Zone): Instant {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: agencyZone, plainTime: '12:00' });
  return instant(noon.epochMilliseconds + (seconds - 43_200) * 1000);
}

/** `2026-11-27T09:05:00-06:00`: an instant as the clock on the wall of a zone shows it. */
export function isoInZone(at: Instant, zone: Zone): string {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
}

/** The calendar day on which an instant falls in a zone. */
export const dateInZone = (at: Instant, zone: Zone): LocalDate => localDate(isoInZone(at, zone).slice(0, 10));

/** The first instant of a calendar day in a zone. */
export function startOfDay(date: LocalDate, zone: Zone): Instant {
  return instant(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds);
}

/** Whether the runtime's time-zone database knows the name. */
export function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
