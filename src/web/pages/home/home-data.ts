import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Destination } from '#web/pages/home/destinations.tsx';
import type { Unpaid } from '#web/pages/home/unpaid.ts';
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

/** A stop as the search form names it. */
export type Place = Pick<StopView, 'id' | 'name' | 'city' | 'area' | 'zone'>;

/** What the search is drawn from. */
export interface SearchData {
  readonly origins: readonly Place[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** Address of this page with what was chosen. */
  readonly again: string;
  /** By time zone, the first of them for a trip whose beginning is not chosen yet. */
  readonly days: Readonly<Record<string, Days>>;
  /** The visitor allowed us to remember searches on this device. */
  readonly remembers: boolean;
}

/** What the home page is drawn from. */
export interface HomeData extends SearchData {
  readonly board: { readonly from: string; readonly rows: readonly BoardRow[] };
  /** Where the buses of the board go. */
  readonly places: readonly Destination[];
  readonly slides: readonly Slide[];
  /** One of the slides is a draft, for who has the link. */
  readonly isDraft: boolean;
  /** What this session has begun and can still pay. */
  readonly unpaid: readonly Unpaid[];
  /** What everybody should know who travels. */
  readonly alerts: readonly AlertView[];
}
