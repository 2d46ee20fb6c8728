import { dayOffset } from '#app/timetable/day-clock.ts';
import { runOfRide } from '#app/timetable/run-of-ride.ts';
import type { Ride } from '#app/timetable/rides.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/**
 * Maximum number of cached lists, which are then cleared; one of twenty runs takes about 10 KB, and a calendar needs
 * sixty.
 */
const REMEMBERED = 3_000;

/** The runs of a pair that leave on a calendar day in the boarding stop's zone, earliest first. */
export function runsOnDay(timetable: Timetable, pair: Pair, date: LocalDate): readonly Run[] {
  const { lists } = timetable;
  const key = `${date}${pair.origin}\n${pair.destination}`;
  const known = lists.get(key);
  if (known) return known;
  const rides = timetable.rides.get(pair.origin)?.get(pair.destination) ?? [];
  const runs = runsOfRides(timetable, rides, date);
  if (lists.size >= REMEMBERED) lists.clear();
  // Pairs that are not served are not cached: anyone can make them up.
  if (rides.length > 0) lists.set(key, runs);
  return runs;
}

/** The same for some rides of any pairs, without caching. */
export function runsOfRides(timetable: Timetable, rides: readonly Ride[], date: LocalDate): readonly Run[] {
  const near = daysNear(date);
  return rides.flatMap((ride) => runsOfRide(timetable, ride, near)).sort((a, b) => a.departs - b.departs);
}

/** Those of a list that pass; the list itself where all do, because what was worked out for it is kept with it. */
export const onlyRuns = (runs: readonly Run[], passes: (run: Run) => boolean): readonly Run[] =>
  runs.every(passes) ? runs : runs.filter(passes);

/**
 * A bus may board after midnight of its service day (25:30), and the stop's zone may differ from the agency's: the
 * service day may differ by one from what the hour alone suggests.
 */
function runsOfRide(timetable: Timetable, { pattern, from, to }: Ride, near: DaysNear): readonly Run[] {
  const { shape, startS } = pattern;
  const departsS = startS + shape.departsS[from]!;
  const zone = timetable.stops.get(shape.stops[from]!)!.zone;
  const likely = -dayOffset(departsS);
  return [likely - 1, likely, likely + 1].flatMap((shift) => {
    const serviceDate = near(shift);
    const departs = timetable.days.at(serviceDate, departsS, pattern.zone);
    if (!timetable.days.isOn(departs, near(0), zone)) return [];
    const id = pattern.byDate.get(serviceDate);
    const run = id && runOfRide(timetable, { pattern, date: serviceDate }, { departure: id, from, to });
    return run ? [run] : [];
  });
}

/** The day this many days after the date. */
type DaysNear = (shift: number) => LocalDate;

/** Caches: all rides of a pair need the same few days. */
function daysNear(date: LocalDate): DaysNear {
  const days = new Map<number, LocalDate>();
  return (shift) => {
    const day = days.get(shift) ?? plusDays(date, shift);
    days.set(shift, day);
    return day;
  };
}
