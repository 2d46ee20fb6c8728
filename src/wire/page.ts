import type { Instant } from '#kernel/instant.ts';
import type { ApiCall } from '#wire/call.ts';

/** Cookies a page may read. They are neither secret nor trusted. */
export const PAGE_COOKIES = [
  'lang',
  'theme',
  'consent',
  'fonts',
  'app',
  'notice',
  'reservation',
  'kept',
  'door',
  'greeting',
  'shopping',
  'shopping-booking',
  'shopping-session',
] as const;

/** Seconds. */
export const A_YEAR = 365 * 24 * 3600;

export type PageCookie = (typeof PAGE_COOKIES)[number];

/**
 * Codes of the reservations whose tickets are saved on the device; written by its pages. Deleting it deletes everything
 * saved.
 */
export const SAVED_COOKIE = 'kept' satisfies PageCookie;

/** Marks a boarding scanner: its storage holds scans, and not all of it may be cleared. */
export const DOOR_COOKIE = 'door' satisfies PageCookie;

/** Clears everything the device saved of its visitor: tickets, searches, cached pages. */
export const FORGET_DEVICE: SetCookie = { name: SAVED_COOKIE, value: '', maxAge: 0 };

/** A frequent traveller's session value: pages may set and delete it, but never read it again. */
export const TRAVELLER_COOKIE = 'traveller';

/** The same for a signed-in operator. */
export const OPERATOR_COOKIE = 'operator';

/** The name in the header's greeting, bound to the traveller's session it belongs to. */
export const GREETING_COOKIE = 'greeting' satisfies PageCookie;

/** A page request: the same for a followed link and a sent form. */
export interface PageRequest {
  readonly method: 'GET' | 'POST';
  /** Path without query, decoded: `/reservacion/horarios`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of the posted form, verified to come from this site; undefined for GET. */
  readonly form: URLSearchParams | undefined;
  /**
   * The form was opened under another session. The browser says that it is from this site, but it must not take effect:
   * it can only be shown again.
   */
  readonly isStale?: boolean;
  /** Files sent with it, if the page accepts them; absent: none. */
  readonly files?: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly cookies: Readonly<Partial<Record<PageCookie, string>>>;
  /** The CSRF token that forms send back in their hidden field `_form`. */
  readonly formToken: string;
  /** Distinguishes the visitor's traveller session from every other; it may have ended. Absent without a session. */
  readonly travellerTag?: string;
  /** Distinguishes the account with a card from every other, and tells nobody the card. Absent without a session. */
  readonly accountTag?: (card: string) => string;
  /** Scheme, host and port of the public site: canonical addresses begin with it. */
  readonly origin: string;
  readonly now: Instant;
  readonly call: ApiCall;
  /** For a page that is equal for everybody: its calls belong to no session. Absent: each page is drawn for its visitor. */
  readonly callOfNobody?: ApiCall;
}

/**
 * A cookie to set; an empty value deletes it. All are SameSite=Lax, Secure over https, and HttpOnly except `kept`,
 * which pages read and write.
 */
export interface SetCookie {
  readonly name: PageCookie | typeof TRAVELLER_COOKIE | typeof OPERATOR_COOKIE;
  readonly value: string;
  /** Seconds; absent: until the browser closes. */
  readonly maxAge?: number;
}

/** Shown once, on the page that an unknown path leads to (M171). */
export const UNKNOWN_PATH: SetCookie = { name: 'notice', value: 'unknown-path' };

export type PageAnswer =
  | {
      readonly kind: 'html';
      readonly status: 200 | 403 | 404 | 410 | 422 | 500 | 503;
      /** The text in pieces that follow each other; style sheets are one of their own, the same string each time. */
      readonly html: readonly string[];
      readonly cookies?: readonly SetCookie[];
      /** Origins the page may frame: the card fields. */
      readonly frames?: readonly string[];
      /** One of its forms may require a captcha. */
      readonly mayShowCaptcha?: boolean;
      /**
       * The label its views are counted under: its Spanish path, with parameter names in place of values for personal
       * pages.
       */
      readonly counted?: { readonly path: string; readonly lang: 'es' | 'en' };
      /** A page to read: browsers are told when their copy is still the same (ETag). */
      readonly isToRead?: boolean;
      /** It is the same for everybody who made the same choices, and was drawn with nobody's calls. */
      readonly isEqualForAll?: boolean;
      /** It shows the signed-in traveller, so that browsers must not cache it for the next visitor. */
      readonly namesVisitor?: boolean;
      /** A short-lived page for anyone with the link, also not cached by browsers. */
      readonly isPassing?: boolean;
    }
  | {
      readonly kind: 'redirect';
      /** 303 after a form, 302 otherwise. */
      readonly status: 301 | 302 | 303;
      readonly to: string;
      readonly cookies?: readonly SetCookie[];
    };

/** Answers every path that is neither an API call nor a file. Never throws for any input of a visitor. */
export type AnswerPage = (request: PageRequest) => Promise<PageAnswer>;

/** An inline script of a page, and how a Content-Security-Policy allows it. */
export interface InlineScript {
  readonly text: string;
  /** `'sha256-…'`. */
  readonly source: string;
}

/** What the server needs to know of the built pages to serve them safely. */
export interface PageAssets {
  /** Folder of the hashed files, served under `/assets/`. */
  readonly directory: string;
  /** The inline scripts that pages may have. */
  readonly scripts: readonly InlineScript[];
}
