import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { Publication, PublishedRoute, PublishedStop, PublishedTrip } from '#domain/timetable/gtfs/publication.ts';
import type { Centavos } from '#kernel/money.ts';

/** A pair of stops by id. */
export interface StopPair {
  readonly originId: string;
  readonly destinationId: string;
}

/** The timetable to be written as a feed: exactly what is sold. */
export interface TimetableOnSale extends Pick<Publication, 'zone' | 'classes' | 'shapes'> {
  readonly agencies: readonly FeedAgency[];
  readonly stops: readonly PublishedStop[];
  readonly routes: readonly PublishedRoute[];
  /** Each trip has the service class of its route. */
  readonly trips: readonly Omit<PublishedTrip, 'service'>[];
  /** Adult fare of a pair in a service class; undefined when the pair is not sold. */
  fareOf(pair: StopPair, serviceClassId: string): Centavos | undefined;
}

/** The publisher of a feed, and its version. */
export interface FeedPublisher {
  readonly name: string;
  /** With its scheme. Used for agencies without a URL. */
  readonly url: string;
  readonly email: string;
  /** BCP 47. */
  readonly lang: string;
  /** Changes with the content. */
  readonly version: string;
}

/** A file of a feed, generated while it is written: large files are never in memory as a whole. */
export interface WrittenFile {
  readonly file: string;
  readonly columns: readonly string[];
  rows(): Iterable<readonly string[]>;
}

/** Orders by code units: the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => byText(a.id, b.id);
