import { createDayClock, type DayClock } from '#app/timetable/day-clock.ts';
import { type FareTable, fareTable } from '#app/timetable/fare-table.ts';
import type { OperatorReport } from '#app/timetable/ports.ts';
import type { PublishedTimetable, TripPattern } from '#app/timetable/ports.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import type { Transfers } from '#domain/timetable/connections.ts';
import type { DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';

/** Origin and destination. */
export interface Pair {
  readonly origin: StopId;
  readonly destination: StopId;
}

/** A pattern with its days indexed: 200,000 departures are a few thousand of these. */
export interface IndexedPattern extends Omit<TripPattern, 'runs'> {
  readonly service: ServiceClass;
  readonly byDate: ReadonlyMap<LocalDate, DepartureId>;
}

/** The part of a pattern between two calls that may be sold. */
export interface Ride {
  readonly pattern: IndexedPattern;
  readonly from: number;
  readonly to: number;
}

export interface DatedRun {
  readonly pattern: IndexedPattern;
  readonly date: LocalDate;
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
  /** Rides by origin, then destination: its keys are the pairs served. */
  readonly rides: ReadonlyMap<StopId, ReadonlyMap<StopId, readonly Ride[]>>;
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
export function buildTimetable(published: PublishedTimetable, transfers: Transfers = new Map()): Timetable {
  const stops = new Map(published.stops.map((stop) => [stop.id, stop]));
  const services = new Map(published.services.map((service) => [service.id, service]));
  const fares = fareTable(published.fares);
  const runs = new Map<DepartureId, DatedRun>();
  const rides = new Map<StopId, Map<StopId, Ride[]>>();
  for (const trip of published.patterns) {
    const pattern = indexPattern(trip, services);
    for (const [date, id] of pattern.byDate) runs.set(id, { pattern, date });
    for (const ride of ridesOf(pattern, stops, fares)) addRide(rides, ride);
  }
  const { version, zone, sepWindows: windows } = published;
  return {
    version,
    zone,
    stops,
    services,
    windows,
    fares,
    rides,
    runs,
    days: createDayClock(),
    transfers,
    words: [],
    lists: new Map(),
  };
}

function indexPattern({ runs, ...pattern }: TripPattern, services: ReadonlyMap<string, ServiceClass>): IndexedPattern {
  const service = services.get(pattern.serviceClass);
  if (!service) throw new Error(`trip ${pattern.trip} runs in an unknown class: ${pattern.serviceClass}`);
  return { ...pattern, service, byDate: new Map(runs.map(({ id, date }) => [date, id])) };
}

/** Every pair of calls that can be ridden: boarding here, alighting there, with a fare (T55). */
function ridesOf(pattern: IndexedPattern, stops: ReadonlyMap<StopId, Stop>, fares: FareTable): readonly Ride[] {
  const { calls, serviceClass } = pattern;
  const isBoarding = (from: number) => calls[from]!.pickup && stops.get(calls[from]!.stop)?.dropOffOnly === false;
  const isSold = (from: number, to: number) =>
    calls[to]!.dropOff &&
    calls[to]!.stop !== calls[from]!.stop &&
    stops.has(calls[to]!.stop) &&
    fares.of({ origin: calls[from]!.stop, destination: calls[to]!.stop }, serviceClass) !== undefined;
  const rides: Ride[] = [];
  for (let from = 0; from < calls.length - 1; from += 1) {
    if (!isBoarding(from)) continue;
    for (let to = from + 1; to < calls.length; to += 1) if (isSold(from, to)) rides.push({ pattern, from, to });
  }
  return rides;
}

function addRide(rides: Map<StopId, Map<StopId, Ride[]>>, ride: Ride): void {
  const origin = ride.pattern.calls[ride.from]!.stop;
  const destination = ride.pattern.calls[ride.to]!.stop;
  const byDestination = rides.get(origin) ?? new Map<StopId, Ride[]>();
  rides.set(origin, byDestination);
  const list = byDestination.get(destination);
  if (list) list.push(ride);
  else byDestination.set(destination, [ride]);
}

/** Whether any ride between two stops is sold. */
export const isServed = ({ rides }: Timetable, { origin, destination }: Pair): boolean =>
  rides.get(origin)?.has(destination) ?? false;

export const reversed = ({ origin, destination }: Pair): Pair => ({ origin: destination, destination: origin });
