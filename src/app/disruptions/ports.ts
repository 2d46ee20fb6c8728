import type { DepartureEventId } from '#domain/timetable/departure-event.ts';
import type { ServiceEventId, ServiceName } from '#domain/disruptions/other-service.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';

/** An operator's report about a departure, from one of its stop calls on. */
export interface DepartureEvent {
  readonly id: DepartureEventId;
  readonly departure: DepartureId;
  /** Index of the call. */
  readonly fromCall: number;
  /** Undefined: cancelled. */
  readonly minutes: number | undefined;
  readonly isOurs: boolean;
  readonly reason: string;
  readonly recordedBy: string;
}

/** An operator's report about the service class of a departure. */
export interface ServiceEvent {
  readonly id: ServiceEventId;
  readonly departure: DepartureId;
  /** The class that runs. */
  readonly service: string;
  readonly reason: string;
  readonly recordedBy: string;
}

export type ServiceRecorded =
  /** The number of reservations notified: none when it runs in the class they already know. */
  | { readonly kind: 'recorded'; readonly notified: number }
  /** A ticket between two stops has no fare in that class. Nothing was written. */
  | { readonly kind: 'no_fare'; readonly origin: string; readonly destination: string };

/** A departure as found by an operator. */
export interface KnownDeparture {
  readonly id: DepartureId;
  readonly route: string;
  readonly calls: readonly { readonly stop: string; readonly name: string; readonly departs: string }[];
}

/** The repository of departure events. */
export interface DepartureEvents {
  /** The number of reservations notified; undefined when there is no such departure or call. */
  record(report: DepartureEvent): Promise<number | undefined>;
  recordService(report: ServiceEvent): Promise<ServiceRecorded>;
  /** The carrier's service classes. */
  services(): Promise<readonly { readonly id: string; readonly name: ServiceName }[]>;
  byId(departure: string): Promise<KnownDeparture | undefined>;
  /** By local day and time of their first stop: `2026-11-27`, `08:00`. */
  at(day: string, clock: string): Promise<readonly KnownDeparture[]>;
}
