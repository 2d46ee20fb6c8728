import type { DepartureEventId } from '#domain/timetable/departure-event.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { Departure, DepartureId, ServiceClass, TripId } from '#domain/timetable/departure.ts';
import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { PublishedRoute } from '#domain/timetable/gtfs/publication.ts';
import type { Shape } from '#domain/timetable/gtfs/shapes.ts';
import type { RouteId, Stop, StopId } from '#domain/network/stop.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A stop call of a trip in seconds from "noon minus 12 h" of its service day in the agency's zone (GTFS). */
export interface TripCall {
  readonly stop: StopId;
  readonly arrivesS: number;
  readonly departsS: number;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** A departure of a trip. */
export interface DatedId {
  readonly id: DepartureId;
  readonly date: LocalDate;
}

/** Many of them in few bytes. */
export interface PackedRuns {
  /** Days since 1970-01-01, in order, each once. */
  readonly days: Int32Array;
  /** The departures' UUIDs in the same order, 16 bytes each. */
  readonly ids: Uint8Array;
}

/** Departures that differ only in their day: one set of stop calls, one bus. */
export interface TripPattern {
  readonly trip: TripId;
  readonly route: RouteId;
  readonly serviceClass: string;
  readonly layoutId: string;
  readonly seats: number;
  readonly zone: Zone;
  readonly calls: readonly TripCall[];
  readonly runs: readonly DatedId[] | PackedRuns;
}

/** Adult fare of a pair, VAT included; without a class it applies to every class without a fare of its own. */
export interface FareRow {
  readonly origin: StopId;
  readonly destination: StopId;
  readonly serviceClass: string | undefined;
  readonly amount: Centavos;
}

/** Everything published, as rows: the cache is built from it. */
export interface PublishedTimetable {
  readonly version: number;
  /** The carrier's zone, which defines days of purchase. */
  readonly zone: Zone;
  readonly stops: readonly Stop[];
  readonly services: readonly ServiceClass[];
  readonly patterns: readonly TripPattern[];
  readonly fares: readonly FareRow[];
  readonly sepWindows: readonly SepWindow[];
}

/** Data that only a feed needs: agencies, routes and bus layouts. */
export interface NetworkFacts {
  readonly agencies: readonly FeedAgency[];
  readonly routes: readonly PublishedRoute[];
  readonly layouts: readonly BusLayout[];
  /** By trip. */
  readonly headsigns: ReadonlyMap<string, string>;
  /** By id. */
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Ids of shapes by trip. */
  readonly shapeOfTrip: ReadonlyMap<string, string>;
  /** Stations by stop. */
  readonly stations: ReadonlyMap<string, string>;
}

/** Everything on sale, as of one moment. */
export interface StoredTimetable {
  readonly published: PublishedTimetable;
  readonly network: NetworkFacts;
  readonly publishedAt: Instant;
}

/** An operator's report about a departure: late from a call on or, without minutes, cancelled. */
export interface OperatorReport {
  readonly event: DepartureEventId;
  readonly departure: DepartureId;
  readonly fromCall: number;
  readonly minutes: number | undefined;
}

/** The repository of the published timetable. */
export interface TimetableStore {
  /** Increases with each publication. */
  version(): Promise<number>;
  /** Operators' reports about departures from a service day on, newest first. */
  words(since: LocalDate): Promise<readonly OperatorReport[]>;
  /** The timetable from a service day on. */
  published(since: LocalDate): Promise<PublishedTimetable>;
  /** One departure, including past, withdrawn and cancelled ones: what was sold stays readable. */
  departure(id: DepartureId): Promise<Departure | undefined>;
}

/** Reads a timetable to write it as a feed. */
export interface FeedStore {
  /** The timetable from a service day on, with the data that only a feed needs. */
  stored(since: LocalDate): Promise<StoredTimetable>;
}
