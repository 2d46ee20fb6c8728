import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { LeftOutReason } from '#domain/timetable/gtfs/left-out.ts';
import type { FeedServiceClass } from '#domain/timetable/gtfs/service-classes.ts';
import type { Shape } from '#domain/timetable/gtfs/shapes.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A stop as it is published, with the fields by which the search groups it. */
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
  /** The standard's route_type: 3 is a bus. */
  readonly type: number;
}

/** A stop call in seconds from "noon minus 12 h" of the service day. */
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
  readonly shapeId: string | undefined;
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

/** What became of the feed's trips: every trip read is either loaded or left out. */
export interface FeedReading {
  readonly tripsRead: number;
  readonly tripsLoaded: number;
  readonly leftOut: ReadonlyMap<LeftOutReason, number>;
  /** The number of weeks the feed was moved by to be on sale. */
  readonly weeksMoved: number;
}

/** A whole timetable, ready to replace the one on sale. */
export interface Publication {
  /** The agencies' zone, which all times refer to. */
  readonly zone: Zone;
  /** The day of publication in that zone. */
  readonly today: LocalDate;
  readonly agencies: readonly FeedAgency[];
  readonly stops: readonly PublishedStop[];
  readonly layouts: readonly BusLayout[];
  readonly classes: readonly FeedServiceClass[];
  readonly routes: readonly PublishedRoute[];
  readonly shapes: readonly Shape[];
  readonly trips: readonly PublishedTrip[];
  readonly fares: readonly PublishedFare[];
  readonly reading: FeedReading;
}
