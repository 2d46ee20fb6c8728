import type { ComponentType, ReactNode } from 'react';
import type { Lang } from '#text/lang.ts';
import type { CarrierFacts } from '#text/prose.ts';
import type { Addressed } from '#web/addresses.ts';
import type { Brand } from '#web/brand.ts';
import type { LayoutName } from '#web/layouts/layout-name.ts';
import type { ApiCall } from '#wire/call.ts';
import type { WireError } from '#wire/envelope.ts';
import type { PageRequest, SetCookie } from '#wire/page.ts';

/** What every screen may know, on the server and in the browser. Serialised into the page: nothing secret. */
export interface Site {
  readonly lang: Lang;
  /** Path the page was asked at, without query. */
  readonly path: string;
  /** For the hidden field `_form` of every form, and the header of every call that changes something. */
  readonly formToken: string;
  readonly brand: Pick<Brand, 'name' | 'legalName' | 'phone' | 'email'>;
  /** What this page was built as; null where nobody is asked to reload for a newer one. */
  readonly version: string | null;
  /** No real money is charged: said in a ribbon. */
  readonly testMode: boolean;
}

export interface ScreenProps<Data> {
  readonly data: Data;
  readonly site: Site;
  /** `fetch` in the browser. During server rendering no effect and no event runs, so nothing calls it. */
  readonly call: ApiCall;
}

export interface ShellProps<Data> {
  readonly data: Data;
  readonly site: Site;
  readonly children: ReactNode;
}

/** What only the server knows, and a shell may draw with. */
export interface ShellFacts {
  readonly brand: Brand;
  /** The mode the visitor chose; undefined: that of the device. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** What a page knows of its request besides what the server said. */
export interface PageContext extends PageRequest {
  readonly lang: Lang;
  /** Who sells, for pages that say so. */
  readonly carrier: CarrierFacts;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Whether the site has a screen at a path: a page offers what is there. */
  readonly hasPage: (path: string) => boolean;
}

/** The outcome of loading a page or of a form sent to it. */
export type Outcome<Data> =
  | {
      readonly kind: 'show';
      readonly data: Data;
      /** 422 for a form shown again with its errors; 410 for what was there and is over. */
      readonly status?: 200 | 404 | 410 | 422 | 503;
      readonly cookies?: readonly SetCookie[];
      readonly frames?: readonly string[];
      /** For who has the link, and not for long: no browser keeps it. */
      readonly isPassing?: boolean;
    }
  | { readonly kind: 'go'; readonly to: string; readonly cookies?: readonly SetCookie[] };

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Personal and passing pages are not for search engines. */
  readonly noIndex?: boolean;
  /** Without scripts it is asked for again after this many seconds: something is about to happen. */
  readonly refreshSeconds?: number;
  /** What programs read of it, in the words of schema.org: things that are linked among each other. */
  readonly things?: readonly object[];
  /** What networks show beside a link to it. Absent: the picture of the site. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined;
}

/**
 * A page: what it loads, what its forms do, what it says about itself. Its screen is drawn on both sides, from `Shown`: all of
 * `Data`, or less where Shell and Footer need more.
 */
export interface Page<Data extends Shown, Shown = Data> {
  load(context: PageContext): Promise<Outcome<Data>>;
  /** A form without scripts. Absent: the page takes none. */
  act?(context: PageContext, form: URLSearchParams): Promise<Outcome<Data>>;
  /** `origin`: scheme, host and port of the site, for what names whole addresses. */
  head(data: Data, site: Site, origin: string): Head;
  readonly Screen: ComponentType<ScreenProps<Shown>>;
  /** What of its data the browser is sent, where that is not all. */
  readonly shown?: (data: Data) => Shown;
  /** What stands around the screen and never needs a script; `children` is the screen. Drawn on the server only. */
  readonly Shell?: ComponentType<ShellProps<Data> & ShellFacts>;
  /** What follows the screen and never needs a script: drawn on the server only. */
  readonly Footer?: ComponentType<Omit<ScreenProps<Data>, 'call'> & ShellFacts>;
}

/** A row of the route table. */
export interface PageRoute {
  /** Folder under `web` that holds `screen.tsx`: names the built files. */
  readonly entry: string;
  /** Spanish path; `:name` is a parameter. */
  readonly path: string;
  /** English address of the same screen (T53). */
  readonly alias?: string;
  readonly layout: LayoutName;
  /** False for pages that need no script at all. */
  readonly interactive: boolean;
  /** Nobody is asked to reload it for a newer version: somebody is paying, or boarding. */
  readonly staysOpen?: boolean;
  /** Kept by the service worker and shown to anyone who is there: drawn from nothing a visitor said or chose. */
  readonly cachedOffline?: boolean;
  /** One of its forms may ask for a captcha. Never the payment. */
  readonly mayShowCaptcha?: boolean;
  /** Says what is remembered: here the answer to the cookie banner can be changed. */
  readonly reopensConsent?: boolean;
  /** The page whose text it nearly has: the one that search engines are to find, of the same parameters. */
  readonly copyOf?: Addressed;
  /** Search engines are led there whatever its layout is. */
  readonly isListed?: boolean;
  readonly page: Page<never>;
}

/** Errors a form is shown again with; `field` is the wire's name of the field. */
export type FormErrors = readonly WireError[];

export const show = <Data>(data: Data): Outcome<Data> => ({ kind: 'show', data });

export const go = <Data>(to: string, cookies: readonly SetCookie[] = []): Outcome<Data> => ({
  kind: 'go',
  to,
  cookies,
});
