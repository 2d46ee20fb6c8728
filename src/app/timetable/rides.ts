import type { CallShape } from '#app/timetable/call-shape.ts';
import type { TripPattern } from '#app/timetable/ports.ts';
import type { DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A pattern with its days indexed: 200,000 departures are a few thousand of these. `calls` are made when read. */
export interface IndexedPattern extends Omit<TripPattern, 'runs'> {
  readonly service: ServiceClass;
  readonly byDate: ReadonlyMap<LocalDate, DepartureId>;
  /** Its position among the patterns of the timetable. */
  readonly order: number;
  /** Its calls, shared with trips that start at other hours. */
  readonly shape: CallShape;
  /** The first departure in seconds of the service day. */
  readonly startS: number;
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
