import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Unpaid } from '#web/pages/home/unpaid.ts';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import type { Slide } from '#web/pages/home/slides.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import type { StopView } from '#wire/shapes.ts';

/** Days as `YYYY-MM-DD` in one time zone. */
export interface Days {
  readonly today: string;
  readonly tomorrow: string;
  /** The last day on sale. */
  readonly last: string;
}

/** What the home page is drawn from. */
export interface HomeData {
  readonly origins: readonly StopView[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** By time zone, the first of them for a trip whose beginning is not chosen yet. */
  readonly days: Readonly<Record<string, Days>>;
  readonly board: { readonly from: string; readonly rows: readonly BoardRow[] };
  readonly slides: readonly Slide[];
  /** What this session has begun and can still pay. */
  readonly unpaid: readonly Unpaid[];
  /** The visitor allowed us to remember searches on this device. */
  readonly remembers: boolean;
}
