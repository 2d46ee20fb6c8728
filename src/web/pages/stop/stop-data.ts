import type { AddressedStop } from '#web/network/located-stop.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { ContentView } from '#wire/content.ts';
import type { BoardDeparture, StopFacts } from '#wire/places.ts';

/** A row of the board: where it goes, and whether it can still be bought. */
export type StopDeparture = BoardDeparture & Pick<SoldRun, 'sale'>;

export interface FoundStop extends Omit<StopFacts, 'departures'> {
  readonly departures: readonly StopDeparture[];
  /** As the clock there says. */
  readonly now: string;
  /** Minutes before it leaves that a bus is boarded. */
  readonly boardsBefore: number;
  /** All stops of the line with what they are called in addresses: those around are drawn on the map. */
  readonly around: readonly AddressedStop[];
  /** What travellers of this stop should know. */
  readonly alerts: readonly AlertView[];
  /** What the carrier wrote about it. */
  readonly said: ContentView | undefined;
}

/** What the page of a stop is drawn from. */
export interface StopData {
  readonly found: FoundStop | undefined;
  readonly errors: readonly ShownError[];
}
