import type { Boardings } from '#app/boarding/ports.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { DatedRun } from '#app/timetable/rides.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import type { DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import { after, before, HOUR, type Instant, MINUTE, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** How long before its time, and after it leaves, a bus can be boarded. */
const BOARDED_BEFORE = 6 * HOUR;
const BOARDED_AFTER = 3 * HOUR;

/** A bus that calls at a stop soon, or did recently. */
export interface Bus {
  readonly departure: DepartureId;
  readonly departs: Instant;
  readonly service: ServiceClass;
  readonly destination: Stop;
  /** It does not run from here. */
  readonly isCancelled: boolean;
  readonly tickets: number;
  readonly boarded: number;
  /** Tickets that are still to be paid at the counter. */
  readonly unpaid: number;
}

export interface BusesOfStop {
  /** The boarding stops, by name. */
  readonly stops: readonly Stop[];
  readonly stop: Stop | undefined;
  readonly buses: readonly Bus[];
}

/** The buses at a stop around now, by departure. */
export const busesOfStop =
  ({ timetable: cache, boardings }: { readonly timetable: TimetableCache; readonly boardings: Boardings }) =>
  async (asked: StopId | undefined, now: Instant): Promise<BusesOfStop> => {
    const timetable = await cache.current();
    const stops = [...timetable.rides.keys()]
      .flatMap((id) => timetable.stops.get(id) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
    const stop = asked && timetable.stops.get(asked);
    if (!stop) return { stops, stop: undefined, buses: [] };
    const runs = runsAround(timetable, stop, now);
    const counts = await boardings.counts(runs.map(({ departure }) => departure));
    return {
      stops,
      stop,
      buses: runs.map((run) => ({ ...run, ...(counts.get(run.departure) ?? { tickets: 0, boarded: 0, unpaid: 0 }) })),
    };
  };

interface Leaving {
  readonly bus: Omit<Bus, 'tickets' | 'boarded' | 'unpaid'>;
  /** With the delay that operators reported. */
  readonly leaves: Instant;
}

function runsAround(timetable: Timetable, stop: Stop, now: Instant): readonly Leaving['bus'][] {
  const patterns = new Set([...(timetable.rides.get(stop.id)?.values() ?? [])].flat().map(({ pattern }) => pattern));
  const today = dateInZone(now, stop.zone);
  // A night bus of yesterday's service day may call here after midnight.
  const dates = [plusDays(today, -1), today, plusDays(today, 1)];
  const around = [...patterns].flatMap((pattern) => dates.map((date): DatedRun => ({ pattern, date })));
  // One that is late by more than a day may be of a day before.
  const reported = [...new Set(timetable.words.map(({ departure }) => departure))]
    .flatMap((departure) => timetable.runs.get(departure) ?? [])
    .filter(({ pattern, date }) => patterns.has(pattern) && !dates.includes(date));
  return [...around, ...reported]
    .flatMap((dated) => leavingOf(timetable, dated, stop) ?? [])
    .filter(({ bus, leaves }) => leaves > before(now, BOARDED_AFTER) && bus.departs < after(now, BOARDED_BEFORE))
    .map(({ bus }) => bus)
    .toSorted((a, b) => a.departs - b.departs);
}

function leavingOf(timetable: Timetable, { pattern, date }: DatedRun, stop: Stop): Leaving | undefined {
  const departure = pattern.byDate.get(date);
  const from = pattern.calls.findIndex((one) => one.stop === stop.id && one.pickup);
  const call = pattern.calls[from];
  const destination = timetable.stops.get(pattern.calls.at(-1)!.stop);
  if (!departure || !call || !destination) return undefined;
  const departs = timetable.days.at(date, call.departsS, pattern.zone);
  const { isCancelled, late } = reportedDisruption(timetable, { departure, from, to: pattern.calls.length - 1 });
  const bus = { departure, departs, service: pattern.service, destination, isCancelled };
  return { bus, leaves: after(departs, late * MINUTE) };
}
