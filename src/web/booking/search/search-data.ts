import type { Pair } from '#web/booking/search/pair.ts';
import type { Reach } from '#web/booking/search/reach.ts';
import type { SearchValues } from '#web/booking/search/search-values.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { StopView } from '#wire/shapes.ts';

/** Days as `YYYY-MM-DD` in one time zone. */
export interface Days {
  readonly today: string;
  readonly tomorrow: string;
  /** The last day on sale. */
  readonly last: string;
}

/** A stop as used by the search form. */
export interface Place extends Pick<StopView, 'id' | 'name' | 'area' | 'zone'> {
  /** Absent where it is called like the stop. */
  readonly city?: string;
}

/** Data of the search, as its parts use them. */
export interface SearchData {
  readonly origins: readonly Place[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** URL of this page with the current choices. */
  readonly again: string;
  /** By time zone; the first one also for zones that are not there, and for a trip without an origin yet. */
  readonly days: Readonly<Record<string, Days>>;
  /** Trips the signed-in traveller often buys; empty for a guest. */
  readonly frequent: readonly Pair[];
  /** The visitor allowed storing searches on this device. */
  readonly remembers: boolean;
}

/** The same as it is written into a page. */
export interface ShownSearch extends Omit<SearchData, 'destinations'> {
  readonly reach: Reach;
}
