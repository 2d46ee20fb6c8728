import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Destination } from '#web/pages/home/destinations.tsx';
import type { Unpaid } from '#web/pages/home/unpaid.ts';
import type { Pair } from '#web/pages/home/pair.ts';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import type { Slide } from '#web/pages/home/slides.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { StopView } from '#wire/shapes.ts';

/** Days as `YYYY-MM-DD` in one time zone. */
export interface Days {
  readonly today: string;
  readonly tomorrow: string;
  /** The last day on sale. */
  readonly last: string;
}

/** A stop as used by the search form. */
export type Place = Pick<StopView, 'id' | 'name' | 'city' | 'area' | 'zone'>;

/** Data of the search. */
export interface SearchData {
  readonly origins: readonly Place[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** URL of this page with the current choices. */
  readonly again: string;
  /** By time zone, the first one for a trip without an origin yet. */
  readonly days: Readonly<Record<string, Days>>;
  /** Trips the signed-in traveller often buys; empty for a guest. */
  readonly frequent: readonly Pair[];
  /** The visitor allowed storing searches on this device. */
  readonly remembers: boolean;
}

/** Data of the home page. */
export interface HomeData extends SearchData {
  readonly board: { readonly from: string; readonly rows: readonly BoardRow[] };
  /** Destinations of the board. */
  readonly places: readonly Destination[];
  readonly slides: readonly Slide[];
  /** One of the slides is a draft, visible to holders of the link. */
  readonly isDraft: boolean;
  /** Unpaid reservations of this session that can still be paid. */
  readonly unpaid: readonly Unpaid[];
  /** Alerts for all travellers. */
  readonly alerts: readonly AlertView[];
}
