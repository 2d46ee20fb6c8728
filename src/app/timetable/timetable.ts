import { createDayClock, type DayClock } from '#app/timetable/day-clock.ts';
import { type FareTable, fareTable } from '#app/timetable/fare-table.ts';
import { indexPatterns } from '#app/timetable/indexed-pattern.ts';
import { indexRides, type RideIndex } from '#app/timetable/ride-index.ts';
import type { OperatorReport } from '#app/timetable/ports.ts';
import type { PublishedTimetable } from '#app/timetable/ports.ts';
import type { DatedRun, IndexedPattern } from '#app/timetable/rides.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import type { DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import { type TransferStops, type Transfers, transfersOf } from '#domain/timetable/transfers.ts';
import type { Zone } from '#kernel/instant.ts';

/** Origin and destination. */
export interface Pair {
  readonly origin: StopId;
  readonly destination: StopId;
}

/** The published timetable, indexed for searching; immutable except for its caches. */
export interface Timetable {
  readonly version: number;
  /** The carrier's zone. */
  readonly zone: Zone;
  readonly stops: ReadonlyMap<StopId, Stop>;
  readonly services: ReadonlyMap<string, ServiceClass>;
  readonly windows: readonly SepWindow[];
  readonly fares: FareTable;
  readonly patterns: readonly IndexedPattern[];
  /** Rides by origin, then destination: its keys are the pairs served. */
  readonly rides: RideIndex;
  readonly runs: ReadonlyMap<DepartureId, DatedRun>;
  readonly days: DayClock;
  /** Where buses may be changed. */
  readonly transfers: Transfers;
  /** The operators' reports about its runs, newest first. */
  readonly words: readonly OperatorReport[];
  /** Cache of lists of runs, by pair and day: valid as long as the timetable, which never changes. */
  readonly lists: Map<string, readonly Run[]>;
}

/** Builds the index once per publication. */
export function buildTimetable(published: PublishedTimetable, transfers: TransferStops = new Map()): Timetable {
  const stops = new Map(published.stops.map((stop) => [stop.id, stop]));
  const services = new Map(published.services.map((service) => [service.id, service]));
  const fares = fareTable(published.fares);
  const { patterns, runs } = indexPatterns(published.patterns, services);
  const rides = indexRides(patterns, (pattern) => partsSold(pattern, stops, fares));
  const { version, zone, sepWindows: windows } = published;
  return {
    version,
    zone,
    stops,
    services,
    windows,
    fares,
    patterns,
    rides,
    runs,
    days: createDayClock(),
    transfers: transfersOf(transfers, stops),
    words: [],
    lists: new Map(),
  };
}

/** Every pair of calls that can be ridden: boarding at the first, alighting at the second, with a fare (T55). */
function* partsSold(
  { shape, serviceClass }: IndexedPattern,
  stops: ReadonlyMap<StopId, Stop>,
  fares: FareTable,
): Generator<readonly [from: number, to: number]> {
  const isBoarding = (from: number) => shape.pickup[from]! && stops.get(shape.stops[from]!)?.dropOffOnly === false;
  const isSold = (from: number, to: number) => {
    const [origin, destination] = [shape.stops[from]!, shape.stops[to]!];
    return (
      shape.dropOff[to]! &&
      destination !== origin &&
      stops.has(destination) &&
      fares.of({ origin, destination }, serviceClass) !== undefined
    );
  };
  for (let from = 0; from < shape.stops.length - 1; from += 1) {
    if (!isBoarding(from)) continue;
    for (let to = from + 1; to < shape.stops.length; to += 1) if (isSold(from, to)) yield [from, to];
  }
}

/** Whether any ride between two stops is sold. */
export const isServed = ({ rides }: Timetable, { origin, destination }: Pair): boolean =>
  rides.get(origin)?.has(destination) ?? false;

export const reversed = ({ origin, destination }: Pair): Pair => ({ origin: destination, destination: origin });
