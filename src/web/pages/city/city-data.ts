import type { ShownError } from '#web/shown-errors.ts';
import type { ContentView } from '#wire/content.ts';
import type { BoardDeparture, PlaceFacts, RouteView } from '#wire/places.ts';

/** What somebody searched for; all of them find the same page under their own words. */
export type Wording = 'tickets' | 'busTickets' | 'bus' | 'coach';

export interface FoundCity extends PlaceFacts {
  /** The way most people come: the first of `to`. */
  readonly main: RouteView;
  /** Hours by which the clock of the place is ahead of where that way begins. */
  readonly clockHours: number;
  readonly departures: readonly BoardDeparture[];
  /** What is written of the place. */
  readonly said: ContentView | undefined;
  /** That is a draft, for anyone who was given the link. */
  readonly isDraft: boolean;
  /** Of the picture that is drawn of it. */
  readonly picture: string | undefined;
}

export interface CityData {
  readonly wording: Wording;
  readonly found: FoundCity | undefined;
  readonly errors: readonly ShownError[];
}
