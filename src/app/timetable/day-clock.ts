import { DAY, type Instant, instant, type LocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { serviceTime, startOfDay } from '#kernel/zoned.ts';

/** Calendar arithmetic with a memory: the same few days and zones are asked for by every search. */
export interface DayClock {
  /** The instant of a GTFS time: seconds from "noon minus 12 h" of the service day. */
  at(day: LocalDate, seconds: number, zone: Zone): Instant;
  /** Whether an instant falls on a calendar day in a zone. */
  isOn(at: Instant, date: LocalDate, zone: Zone): boolean;
}

/** Days and zones remembered before the memory starts afresh: a season in four zones is some 800. */
const REMEMBERED = 4_000;

export function createDayClock(): DayClock {
  const starts = remembering((day, zone) => serviceTime(day, 0, zone));
  const midnights = remembering(startOfDay);
  return {
    at: (day, seconds, zone) => instant(starts(day, zone) + seconds * 1000),
    isOn: (at, date, zone) => at >= midnights(date, zone) && at < midnights(plusDays(date, 1), zone),
  };
}

type OfDay = (day: LocalDate, zone: Zone) => Instant;

function remembering(compute: OfDay): OfDay {
  const known = new Map<string, Instant>();
  return (day, zone) => {
    const key = `${day}${zone}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const computed = compute(day, zone);
    known.set(key, computed);
    return computed;
  };
}

/** Whole days between the service day and the day on which a GTFS time falls in the agency's zone: 25:30 gives 1. */
export const dayOffset = (seconds: number): number => Math.floor((seconds * 1000) / DAY);
