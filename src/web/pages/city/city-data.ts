import type { ShownError } from '#web/shown-errors.ts';
import type { ContentView } from '#wire/content.ts';
import type { BoardDeparture, PlaceFacts, RouteView } from '#wire/places.ts';

/** The search term; every wording leads to the same page, with that wording. */
export type Wording = 'tickets' | 'busTickets' | 'bus' | 'coach';

export interface FoundCity extends PlaceFacts {
  /** The most used route: the first of `to`. */
  readonly main: RouteView;
  /** Hours by which the place's clock is ahead of that route's origin. */
  readonly clockHours: number;
  readonly departures: readonly BoardDeparture[];
  /** The content about the place. */
  readonly said: ContentView | undefined;
  /** The content is a draft, visible to anyone with the link. */
  readonly isDraft: boolean;
  /** Name of its picture. */
  readonly picture: string | undefined;
}

export interface CityData {
  readonly wording: Wording;
  readonly found: FoundCity | undefined;
  readonly errors: readonly ShownError[];
}
