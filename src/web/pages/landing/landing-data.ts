import type { ContentData } from '#web/content/load-content.ts';
import type { BusView, ContentView } from '#wire/content.ts';
import type { RouteView } from '#wire/places.ts';

/** A link to a page of the site. */
export interface Lead {
  readonly href: string;
  readonly text: string;
}

/** What a page for those who come from a search engine is drawn from. */
export interface LandingData extends ContentData {
  /** Under its heading: the class that it is about. */
  readonly inClass: BusView | undefined;
  /** The place with the most ways, and those ways. */
  readonly leaving:
    | { readonly city: string; readonly routes: readonly RouteView[]; readonly shows: 'fares' | 'hours' }
    | undefined;
  readonly buses: readonly BusView[];
  readonly cities: readonly Lead[];
  readonly promotions: readonly ContentView[];
  readonly next: readonly Lead[];
  /** What it announced has ended. */
  readonly isOver: boolean;
  /** Where it stands among the pages. */
  readonly path: string;
}
