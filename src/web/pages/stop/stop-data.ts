import type { AddressedStop } from '#web/network/located-stop.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { ContentView } from '#wire/content.ts';
import type { BoardDeparture, StopFacts } from '#wire/places.ts';

/** A row of the board: destination, and whether it is still on sale. */
export type StopDeparture = BoardDeparture & Pick<SoldRun, 'sale'>;

export interface FoundStop extends Omit<StopFacts, 'departures'> {
  readonly departures: readonly StopDeparture[];
  /** In the stop's local time. */
  readonly now: string;
  /** How many minutes before departure boarding starts. */
  readonly boardsBefore: number;
  /** All stops of the line with their slugs: nearby ones are drawn on the map. */
  readonly around: readonly AddressedStop[];
  /** Alerts for travellers at this stop. */
  readonly alerts: readonly AlertView[];
  /** The carrier's content about it. */
  readonly said: ContentView | undefined;
  /** That content is a draft, visible to anyone with the link. */
  readonly isDraft: boolean;
}

/** Data of a stop's page. */
export interface StopData {
  readonly found: FoundStop | undefined;
  readonly errors: readonly ShownError[];
}
