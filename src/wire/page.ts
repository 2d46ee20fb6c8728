import type { Instant } from '#kernel/instant.ts';
import type { ApiCall } from '#wire/call.ts';

/** Cookies a page may read. None is a secret, none is trusted. */
export const PAGE_COOKIES = ['lang', 'theme', 'consent', 'notice', 'reservation', 'kept', 'door', 'greeting'] as const;

/** Seconds. */
export const A_YEAR = 365 * 24 * 3600;

export type PageCookie = (typeof PAGE_COOKIES)[number];

/**
 * Codes of the reservations whose tickets the device keeps; written by its pages. Anyone who takes it away takes away
 * all that is kept.
 */
export const SAVED_COOKIE = 'kept' satisfies PageCookie;

/** Marks a device that boards buses: what lies in its storage is work, and not all of it may be cleared. */
export const DOOR_COOKIE = 'door' satisfies PageCookie;

/** The device keeps nothing of its visitor any more: no tickets, no searches, no copy of where they were. */
export const FORGET_DEVICE: SetCookie = { name: SAVED_COOKIE, value: '', maxAge: 0 };

/** A frequent traveller's session value: a page may set it and take it away, and never reads it again. */
export const TRAVELLER_COOKIE = 'traveller';

/** The same for a signed-in operator of the carrier's. */
export const OPERATOR_COOKIE = 'operator';

/** Whom the header greets: names the traveller's session it is true of, and is true of no other. */
export const GREETING_COOKIE = 'greeting' satisfies PageCookie;

/** A page as it was asked for: the same whether a link was followed or a form sent. */
export interface PageRequest {
  readonly method: 'GET' | 'POST';
  /** Path without query, decoded: `/reservacion/horarios`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of the posted form, already checked to come from this site; undefined for GET. */
  readonly form: URLSearchParams | undefined;
  /** Files that came with it, where the page takes them; absent: none. */
  readonly files?: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly cookies: Readonly<Partial<Record<PageCookie, string>>>;
  /** What forms send back in their hidden field `_form`. */
  readonly formToken: string;
  /** Tells the traveller's session the visitor carries from every other; it may have ended. Absent: none is carried. */
  readonly travellerTag?: string;
  /** Scheme, host and port travellers see: canonical addresses begin with it. */
  readonly origin: string;
  readonly now: Instant;
  readonly call: ApiCall;
}

/**
 * A cookie to set; an empty value deletes it. All are SameSite=Lax, Secure over https, and HttpOnly but for `kept`,
 * which pages read and write.
 */
export interface SetCookie {
  readonly name: PageCookie | typeof TRAVELLER_COOKIE | typeof OPERATOR_COOKIE;
  readonly value: string;
  /** Seconds; absent: until the browser is closed. */
  readonly maxAge?: number;
}

export type PageAnswer =
  | {
      readonly kind: 'html';
      readonly status: 200 | 404 | 410 | 422 | 500 | 503;
      readonly html: string;
      readonly cookies?: readonly SetCookie[];
      /** Origins the page may frame: the card fields. */
      readonly frames?: readonly string[];
      /** A form of it may ask for a captcha. */
      readonly mayShowCaptcha?: boolean;
      /** What it is counted as where somebody read it: its path in Spanish, that of a personal page with the names of its parameters. */
      readonly counted?: { readonly path: string; readonly lang: 'es' | 'en' };
      /** It says who is signed in, wherever it is: no browser keeps it for the next visitor. */
      readonly namesVisitor?: boolean;
      /** For who has the link, and not for long: no browser keeps it either. */
      readonly isPassing?: boolean;
    }
  | {
      readonly kind: 'redirect';
      /** 303 after a form, 302 otherwise. */
      readonly status: 301 | 302 | 303;
      readonly to: string;
      readonly cookies?: readonly SetCookie[];
    };

/** Answers every path that is neither a call nor a file. Never throws for what a visitor may send. */
export type AnswerPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the server must know of the built pages to serve them safely. */
export interface PageAssets {
  /** Folder of the hashed files, served under `/assets/`. */
  readonly directory: string;
  /** CSP sources of the inline boot script, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
}
