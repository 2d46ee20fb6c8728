import type { Departure, Segment, ServiceClass } from '#domain/timetable/departure.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A departure between two of its stop calls: what a traveller chooses in the list of runs. */
export interface Run {
  readonly departure: Departure;
  readonly segment: Segment;
  readonly origin: Stop;
  readonly destination: Stop;
  /** At the origin and at the destination. */
  readonly departs: Instant;
  readonly arrives: Instant;
  /** Adult fare of the pair in this class, VAT included. */
  readonly adultFare: Centavos;
}

/** What operators reported of a run since it was published, as it applies at the boarding stop. */
export interface RunDisruption {
  readonly isCancelled: boolean;
  /** Minutes later than published. */
  readonly late: number;
  /** Its actual service class, if it is not the one sold. */
  readonly runsAs: ServiceClass['name'] | undefined;
}

/** Availability of a run: seats free on every leg of the segment, and the legal quotas of the whole run (T17). */
export interface Availability {
  readonly freeSeats: number;
  readonly students: number;
  readonly teachers: number;
  readonly inapam: number;
}
