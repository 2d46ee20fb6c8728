import type { ContentData } from '#web/content/load-content.ts';
import type { PublicCodeView } from '#wire/catalogue.ts';
import type { BusView, ContentView } from '#wire/content.ts';
import type { RouteView } from '#wire/places.ts';

/** A link to a page of the site. */
export interface Lead {
  readonly href: string;
  readonly text: string;
}

/** Data of a landing. */
export interface LandingData extends ContentData {
  /** The service class the page is about, shown below its heading. */
  readonly inClass: BusView | undefined;
  /** The place with the most routes, and those routes. */
  readonly leaving:
    | { readonly city: string; readonly routes: readonly RouteView[]; readonly shows: 'fares' | 'hours' }
    | undefined;
  readonly buses: readonly BusView[];
  readonly cities: readonly Lead[];
  readonly promotions: readonly ContentView[];
  readonly codes: readonly PublicCodeView[];
  readonly next: readonly Lead[];
  /** It may be found: a class or page with a text, and a campaign while an editor has published it. */
  readonly isIndexed: boolean;
  /** What it announced has ended. */
  readonly isOver: boolean;
  /** Its own path. */
  readonly path: string;
}
