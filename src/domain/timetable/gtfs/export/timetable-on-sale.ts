import type { FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { Publication, PublishedRoute, PublishedStop, PublishedTrip } from '#domain/timetable/gtfs/publication.ts';
import type { Centavos } from '#kernel/money.ts';

/** From where to where, by id. */
export interface StopPair {
  readonly originId: string;
  readonly destinationId: string;
}

/** A timetable to be written as a feed: all that is sold, and nothing else. */
export interface TimetableOnSale extends Pick<Publication, 'zone' | 'classes'> {
  readonly agencies: readonly FeedAgency[];
  readonly stops: readonly PublishedStop[];
  readonly routes: readonly PublishedRoute[];
  /** Each runs in the class of its route. */
  readonly trips: readonly Omit<PublishedTrip, 'service'>[];
  /** Adult fare of a pair in a class; undefined where the pair is not sold. */
  fareOf(pair: StopPair, serviceClassId: string): Centavos | undefined;
}

/** Who publishes a feed, and which one it is. */
export interface FeedPublisher {
  readonly name: string;
  /** With its scheme. Stands in for the address of an agency that has none. */
  readonly url: string;
  readonly email: string;
  /** BCP 47. */
  readonly lang: string;
  /** Another for each content. */
  readonly version: string;
}

/** A file of a feed that is made while it is written: none of the large ones is ever whole in memory. */
export interface WrittenFile {
  readonly file: string;
  readonly columns: readonly string[];
  rows(): Iterable<readonly string[]>;
}

/** Sorts by what is the same everywhere and every day: the code units of a text. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => byText(a.id, b.id);
