import type { DepartureEventId } from '#domain/timetable/departure-event.ts';
import type { ServiceEventId, ServiceName } from '#domain/disruptions/other-service.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';

/** What an operator says of a departure, from one of its stops on. */
export interface DepartureEvent {
  readonly id: DepartureEventId;
  readonly departure: DepartureId;
  /** Index of the call. */
  readonly fromCall: number;
  /** Undefined: it does not run. */
  readonly minutes: number | undefined;
  readonly isOurs: boolean;
  readonly reason: string;
  readonly recordedBy: string;
}

/** What an operator says of the class a departure runs in. */
export interface ServiceEvent {
  readonly id: ServiceEventId;
  readonly departure: DepartureId;
  /** Of the class that runs. */
  readonly service: string;
  readonly reason: string;
  readonly recordedBy: string;
}

export type ServiceRecorded =
  /** How many reservations are written to: nobody where it runs in the class they know of. */
  | { readonly kind: 'recorded'; readonly notified: number }
  /** Somebody has a ticket between two stops for which the line has no fare in that class. Nothing was written. */
  | { readonly kind: 'no_fare'; readonly origin: string; readonly destination: string };

/** A departure as an operator looks for it. */
export interface KnownDeparture {
  readonly id: DepartureId;
  readonly route: string;
  readonly calls: readonly { readonly stop: string; readonly name: string; readonly departs: string }[];
}

/** Where what happens to departures is kept. */
export interface DepartureEvents {
  /** Undefined where there is no such departure or call. Else how many reservations are written to. */
  record(report: DepartureEvent): Promise<number | undefined>;
  recordService(report: ServiceEvent): Promise<ServiceRecorded>;
  /** The classes of the line. */
  services(): Promise<readonly { readonly id: string; readonly name: ServiceName }[]>;
  byId(departure: string): Promise<KnownDeparture | undefined>;
  /** By the day and the clock of their first stop, both local: `2026-11-27`, `08:00`. */
  at(day: string, clock: string): Promise<readonly KnownDeparture[]>;
}
