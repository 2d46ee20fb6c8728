import type { DepartureEventId } from '#domain/timetable/departure-event.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { Departure, DepartureId, ServiceClass, TripId } from '#domain/timetable/departure.ts';
import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { PublishedRoute } from '#domain/timetable/gtfs/publication.ts';
import type { RouteId, Stop, StopId } from '#domain/network/stop.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A call of a trip in seconds from "noon minus 12 h" of its service day in the agency's zone (GTFS). */
export interface TripCall {
  readonly stop: StopId;
  readonly arrivesS: number;
  readonly departsS: number;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** Dated runs that differ only in their day: one set of calls, one bus. */
export interface TripPattern {
  readonly trip: TripId;
  readonly route: RouteId;
  readonly serviceClass: string;
  readonly layoutId: string;
  readonly seats: number;
  readonly zone: Zone;
  readonly calls: readonly TripCall[];
  readonly runs: readonly { readonly id: DepartureId; readonly date: LocalDate }[];
}

/** Adult fare of a pair, VAT included; without a class it holds for every class that has none of its own. */
export interface FareRow {
  readonly origin: StopId;
  readonly destination: StopId;
  readonly serviceClass: string | undefined;
  readonly amount: Centavos;
}

/** Everything published, as rows: what the cache is built from. */
export interface PublishedTimetable {
  readonly version: number;
  /** The carrier's own zone: days of purchase are counted in it. */
  readonly zone: Zone;
  readonly stops: readonly Stop[];
  readonly services: readonly ServiceClass[];
  readonly patterns: readonly TripPattern[];
  readonly fares: readonly FareRow[];
  readonly sepWindows: readonly SepWindow[];
}

/** What a feed says beside what the site sells by: whose buses run, along which routes, and what stands in them. */
export interface NetworkFacts {
  readonly agencies: readonly FeedAgency[];
  readonly routes: readonly PublishedRoute[];
  readonly layouts: readonly BusLayout[];
  /** By trip. */
  readonly headsigns: ReadonlyMap<string, string>;
  /** Stations, by their stops. */
  readonly stations: ReadonlyMap<string, string>;
}

/** Everything that is on sale, as it was at one moment. */
export interface StoredTimetable {
  readonly published: PublishedTimetable;
  readonly network: NetworkFacts;
  readonly publishedAt: Instant;
}

/** What an operator said of a departure: late from a call on or, without minutes, not running. */
export interface OperatorReport {
  readonly event: DepartureEventId;
  readonly departure: DepartureId;
  readonly fromCall: number;
  readonly minutes: number | undefined;
}

/** Where the published timetable is kept. */
export interface TimetableStore {
  /** Grows with each publication. */
  version(): Promise<number>;
  /** What operators said of departures from a service day on, the newest first. */
  words(since: LocalDate): Promise<readonly OperatorReport[]>;
  /** The timetable from a service day on. */
  published(since: LocalDate): Promise<PublishedTimetable>;
  /** One departure, also past, withdrawn or cancelled ones: what was sold stays readable. */
  departure(id: DepartureId): Promise<Departure | undefined>;
}

/** Where a timetable is read to be written as a feed. */
export interface FeedStore {
  /** The timetable from a service day on, with what a feed says beside it. */
  stored(since: LocalDate): Promise<StoredTimetable>;
}
