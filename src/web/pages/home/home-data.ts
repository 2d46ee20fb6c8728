import type { ShownSearch } from '#web/booking/search/search-data.ts';
import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Destination } from '#web/pages/home/destinations.tsx';
import type { Unpaid } from '#web/pages/home/unpaid.ts';
import type { Slide } from '#web/pages/home/slides.tsx';
import type { AlertView } from '#wire/alerts.ts';

/** Data of the home page. */
export interface HomeData extends ShownSearch {
  readonly board: { readonly from: string; readonly rows: readonly BoardRow[] };
  /** Destinations of the board. */
  readonly places: readonly Destination[];
  readonly slides: readonly Slide[];
  /** One of the slides is a draft, visible to holders of the link. */
  readonly isDraft: boolean;
  /** Unpaid reservations and orders of this session that can still be paid. */
  readonly unpaid: readonly Unpaid[];
  /** Alerts for all travellers. */
  readonly alerts: readonly AlertView[];
}
