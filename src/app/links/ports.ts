import type { LinkPurpose } from '#domain/links/link.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** The contents of a link; anyone who holds it is authorized. */
export interface Link {
  readonly purpose: LinkPurpose;
  readonly reservation: ReservationId;
  readonly expires: Instant;
}

export type ReadLink =
  | { readonly kind: 'good'; readonly reservation: ReservationId }
  /** Ours, but expired. */
  | { readonly kind: 'expired' }
  /** Not ours, damaged, or for another purpose. */
  | { readonly kind: 'forged' };

/** Signs links and verifies them. */
export interface Links {
  /** Short, and safe in a path or a query. */
  sign(link: Link): string;
  read(token: string, asked: { readonly purpose: LinkPurpose; readonly now: Instant }): ReadLink;
}

/** The target of a link, and its language. */
interface Linked {
  readonly id: ReservationId;
  readonly lang: 'es' | 'en';
}

/** URLs that need no session, in the reservation's language. For e-mails, and for links to be shared. */
export interface LinkAddresses {
  /** Opens the reservation at its current step, on any device (B5). Only for its holder. */
  resumeUrl(reservation: Linked): string;
  /** Where a bank or a provider returns the holder to, in any browser. */
  returnUrl(reservation: Linked): string;
  /** Shows the trip and its price, and accepts the payment; nothing else (N9). */
  payUrl(reservation: Linked): { readonly url: string; readonly expires: Instant };
  /** Opens only the invoicing of the reservation, without the trip: for the recipient of the invoice (M97). */
  invoicingUrl(reservation: Linked & { readonly code: ReservationCode }): string;
  /** Unsubscribes from every notice except e-mails, for anyone who received one (B26). */
  stopUrl(reservation: Linked): string;
  /** The page of an existing payment link, in a given language. */
  payPage(token: string, lang: Linked['lang']): string;
}
