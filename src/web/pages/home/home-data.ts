import type { BoardRow } from '#web/pages/home/board.tsx';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import type { Slide } from '#web/pages/home/slides.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import type { StopView } from '#wire/shapes.ts';

/** What the home page is drawn from. */
export interface HomeData {
  readonly origins: readonly StopView[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** At the first terminal, `YYYY-MM-DD`. */
  readonly today: string;
  readonly lastDay: string;
  readonly board: readonly BoardRow[];
  readonly slides: readonly Slide[];
  /** The visitor allowed us to remember searches on this device. */
  readonly remembers: boolean;
}
