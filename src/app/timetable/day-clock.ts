import { DAY, type Instant, instant, type LocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { serviceTime, startOfDay } from '#kernel/zoned.ts';

/** Cached calendar arithmetic: every search needs the same few days and zones. */
export interface DayClock {
  /** The instant of a GTFS time: seconds from "noon minus 12 h" of the service day. */
  at(day: LocalDate, seconds: number, zone: Zone): Instant;
  /** Whether an instant falls on a calendar day in a zone. */
  isOn(at: Instant, date: LocalDate, zone: Zone): boolean;
}

/** Maximum number of cached days per zone, which are then cleared: a season has about 200. */
const REMEMBERED = 1_000;

export function createDayClock(): DayClock {
  const starts = remembering((day, zone) => serviceTime(day, 0, zone));
  const midnights = remembering(startOfDay);
  const ends = remembering((day, zone) => startOfDay(plusDays(day, 1), zone));
  return {
    at: (day, seconds, zone) => instant(starts(day, zone) + seconds * 1000),
    isOn: (at, date, zone) => at >= midnights(date, zone) && at < ends(date, zone),
  };
}

type OfDay = (day: LocalDate, zone: Zone) => Instant;

/** By zone, then by day: building one key of both for each lookup would cost more than the result. */
function remembering(compute: OfDay): OfDay {
  const byZone = new Map<Zone, Map<LocalDate, Instant>>();
  return (day, zone) => {
    const known = byZone.get(zone) ?? new Map<LocalDate, Instant>();
    byZone.set(zone, known);
    const found = known.get(day);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const computed = compute(day, zone);
    known.set(day, computed);
    return computed;
  };
}

/** Days from the service day to the day of a GTFS time, in the agency's zone: 25:30 gives 1. */
export const dayOffset = (seconds: number): number => Math.floor((seconds * 1000) / DAY);
