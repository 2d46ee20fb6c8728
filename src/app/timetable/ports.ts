import type { DepartureEventId } from '#domain/disruptions/delay.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { Departure, DepartureId, ServiceClass, TripId } from '#domain/timetable/departure.ts';
import type { RouteId, Stop, StopId } from '#domain/network/stop.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';
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
