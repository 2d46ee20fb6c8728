import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { LeftOutReason } from '#domain/timetable/gtfs/left-out.ts';
import type { FeedServiceClass } from '#domain/timetable/gtfs/service-classes.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A stop as it is published, with what the searching visitor groups it by. */
export interface PublishedStop extends Omit<Stop, 'id'> {
  readonly id: string;
  /** A city or a coast. */
  readonly area: string;
  readonly fareZone: string | undefined;
  readonly parent: string | undefined;
}

export interface PublishedRoute {
  readonly id: string;
  readonly agencyId: string;
  readonly shortName: string;
  readonly longName: string;
  readonly serviceClassId: string;
}

/** A call in seconds from "noon minus 12 h" of the service day. */
export interface PublishedCall {
  readonly stopId: string;
  readonly arrivesS: number;
  readonly departsS: number;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** A trip and the days of the sales horizon on which it runs. */
export interface PublishedTrip {
  readonly id: string;
  readonly routeId: string;
  readonly headsign: string | undefined;
  readonly service: FeedServiceClass;
  readonly calls: readonly PublishedCall[];
  readonly dates: readonly LocalDate[];
}

/** Adult fare of a pair in one service class, VAT included. */
export interface PublishedFare {
  readonly originId: string;
  readonly destinationId: string;
  readonly serviceClassId: string;
  readonly amount: Centavos;
}

/** The outcome of the trips of the feed: those read are those loaded and those left out. */
export interface FeedReading {
  readonly tripsRead: number;
  readonly tripsLoaded: number;
  readonly leftOut: ReadonlyMap<LeftOutReason, number>;
  /** By how many weeks the feed was moved to be on sale. */
  readonly weeksMoved: number;
}

/** A whole timetable, ready to take the place of the one on sale. */
export interface Publication {
  /** The agencies' zone, in which all times count. */
  readonly zone: Zone;
  /** The day of publication in that zone. */
  readonly today: LocalDate;
  readonly agencies: readonly FeedAgency[];
  readonly stops: readonly PublishedStop[];
  readonly layouts: readonly BusLayout[];
  readonly classes: readonly FeedServiceClass[];
  readonly routes: readonly PublishedRoute[];
  readonly trips: readonly PublishedTrip[];
  readonly fares: readonly PublishedFare[];
  readonly reading: FeedReading;
}
