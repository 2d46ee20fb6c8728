import type { ComponentType, ReactNode } from 'react';
import type { Lang } from '#text/lang.ts';
import type { CarrierFacts } from '#text/prose.ts';
import type { Addressed } from '#web/addresses.ts';
import type { Brand } from '#web/brand.ts';
import type { LayoutName } from '#web/layouts/layout-name.ts';
import type { ApiCall } from '#wire/call.ts';
import type { WireError } from '#wire/envelope.ts';
import type { PageRequest, SetCookie } from '#wire/page.ts';

/** Available to every screen, on the server and in the browser. Serialized into the page, so nothing secret. */
export interface Site {
  readonly lang: Lang;
  /** Path of the request, without query. */
  readonly path: string;
  /** For the hidden field `_form` of every form, and the header of every call that changes data. */
  readonly formToken: string;
  readonly brand: Pick<Brand, 'name' | 'legalName' | 'phone' | 'email' | 'whatsapp'>;
  /** The build version of this page; null for pages that never offer to reload. */
  readonly version: string | null;
  /** No real money is charged; shown in a ribbon. */
  readonly testMode: boolean;
  /** To offer installing the site. Absent, not false, on a first visit: home has no byte to spare then. */
  readonly offersApp?: true;
}

export interface ScreenProps<Data> {
  readonly data: Data;
  readonly site: Site;
  /** `fetch` in the browser. Never called during server rendering, where neither effects nor events run. */
  readonly call: ApiCall;
}

export interface ShellProps<Data> {
  readonly data: Data;
  readonly site: Site;
  readonly children: ReactNode;
}

/** Server-only data that a shell may use. */
export interface ShellFacts {
  readonly brand: Brand;
  /** The mode the visitor chose; undefined: the device's. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** The request, with what the site adds to it. */
export interface PageContext extends PageRequest {
  readonly lang: Lang;
  /** The carrier, for pages that name it. */
  readonly carrier: CarrierFacts;
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Whether the site has a screen at a path: pages link only to what exists. */
  readonly hasPage: (path: string) => boolean;
  /** Another account was signed in when the form was opened; told to pages with `savesForTraveller` alone. */
  readonly isOfOtherAccount?: boolean;
}

/** The outcome of loading a page or of submitting a form to it. */
export type Outcome<Data> =
  | {
      readonly kind: 'show';
      readonly data: Data;
      /** 422 for a form shown again with errors; 410 for something that has ended. */
      readonly status?: 200 | 403 | 404 | 410 | 422 | 503;
      readonly cookies?: readonly SetCookie[];
      readonly frames?: readonly string[];
      /** Short-lived and only for holders of the link: browsers must not cache it. */
      readonly isPassing?: boolean;
    }
  | { readonly kind: 'go'; readonly to: string; readonly cookies?: readonly SetCookie[] }
  /** Nothing can be done or shown for now: the same is offered again, with everything that was typed. `errors` say why. */
  | { readonly kind: 'again'; readonly errors: FormErrors; readonly cookies?: readonly SetCookie[] };

export interface Head {
  readonly title: string;
  readonly description: string;
  /** For personal and short-lived pages. */
  readonly noIndex?: boolean;
  /**
   * Most of it stands on its siblings too, as a calendar and a form do: search engines are asked for their list instead.
   * It is shared and counted like any other page.
   */
  readonly isAlike?: boolean;
  /** Without scripts the page reloads after this many seconds, because a change is expected. */
  readonly refreshSeconds?: number;
  /** Linked schema.org entities for JSON-LD. */
  readonly things?: readonly object[];
  /** The image social networks show with a link to the page. Absent: the site's image. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined;
}

/**
 * A page: its data, its form handler and its metadata. Its screen is rendered on both sides, from `Shown`: all of
 * `Data`, or less if Shell and Footer need more.
 */
export interface Page<Data extends Shown, Shown = Data> {
  load(context: PageContext): Promise<Outcome<Data>>;
  /** Handles a form without scripts. Absent: the page has no forms. */
  act?(context: PageContext, form: URLSearchParams): Promise<Outcome<Data>>;
  /** `origin`: scheme, host and port of the site, for absolute URLs. */
  head(data: Data, site: Site, origin: string): Head;
  readonly Screen: ComponentType<ScreenProps<Shown>>;
  /** The part of the data sent to the browser, if not all. */
  readonly shown?: (data: Data) => Shown;
  /**
   * The static part around the screen, which needs no script; `children` is the screen. Rendered on the server only.
   */
  readonly Shell?: ComponentType<ShellProps<Data> & ShellFacts>;
  /** The static part after the screen. Rendered on the server only. */
  readonly Footer?: ComponentType<Omit<ScreenProps<Data>, 'call'> & ShellFacts>;
}

/** A row of the route table. */
export interface PageRoute {
  /** Folder under `web` with `screen.tsx`; names the built files. */
  readonly entry: string;
  /** Spanish path; `:name` is a parameter. */
  readonly path: string;
  /** English URL of the same screen (T53). */
  readonly alias?: string;
  readonly layout: LayoutName;
  /** False for pages without scripts. */
  readonly interactive: boolean;
  /** Never offers to reload for a newer version: the user is paying or boarding. */
  readonly staysOpen?: boolean;
  /** Cached by the service worker for all visitors of the device: must not depend on visitor data. */
  readonly cachedOffline?: boolean;
  /** One of its forms may require a captcha. Never the payment. */
  readonly mayShowCaptcha?: boolean;
  /** Lists the stored cookies: the consent can be changed here. */
  readonly reopensConsent?: boolean;
  /** For a near copy: its canonical page, with the same parameters. */
  readonly copyOf?: Addressed;
  /** Whether it is listed for search engines, regardless of its layout. */
  readonly isListed?: boolean;
  /** Listed only while an editor has published its content. */
  readonly isCampaign?: boolean;
  /** The slug of the content it shows, for the date of its last change. */
  readonly content?: string;
  /** Shows the departures or prices of the day. */
  readonly isDaily?: boolean;
  /** Its forms change something of the account that is signed in: they are of that one alone. */
  readonly isOfTraveller?: boolean;
  /** Its form may spend what the account that is signed in has: it is of that one alone, or of nobody. */
  readonly spendsOfTraveller?: boolean;
  /** Its form may save something in the account that is signed in: its page asks again if that is another one by then. */
  readonly savesForTraveller?: boolean;
  /** Shows everybody the same and has no form that needs a token: drawn once for a moment. */
  readonly isEqualForAll?: boolean;
  readonly page: Page<never>;
}

/** Errors a form is shown again with; `field` is the API's field name. */
export type FormErrors = readonly WireError[];

export const show = <Data>(data: Data): Outcome<Data> => ({ kind: 'show', data });

export const go = <Data>(to: string, cookies: readonly SetCookie[] = []): Outcome<Data> => ({
  kind: 'go',
  to,
  cookies,
});
