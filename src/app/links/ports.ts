import type { LinkPurpose } from '#domain/links/link.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** What a link says of itself; anyone who bears it is believed. */
export interface Link {
  readonly purpose: LinkPurpose;
  readonly reservation: ReservationId;
  readonly expires: Instant;
}

export type ReadLink =
  | { readonly kind: 'good'; readonly reservation: ReservationId }
  /** Ours once, and too old now. */
  | { readonly kind: 'expired' }
  /** Not ours, damaged, or ours for another purpose. */
  | { readonly kind: 'forged' };

/** Signs what a link says, and tells what we signed from what anybody wrote. */
export interface Links {
  /** Short, and safe in a path or a query. */
  sign(link: Link): string;
  read(token: string, asked: { readonly purpose: LinkPurpose; readonly now: Instant }): ReadLink;
}

/** What a link leads to, and the language it is read in. */
interface Linked {
  readonly id: ReservationId;
  readonly lang: 'es' | 'en';
}

/** Addresses that need no session, in the language of the reservation. For mails, and for links to be shared. */
export interface LinkAddresses {
  /** Opens the reservation where it stands, on any device (B5). For its holder alone. */
  resumeUrl(reservation: Linked): string;
  /** Where a bank or a provider sends the holder back to, in whichever browser it does. */
  returnUrl(reservation: Linked): string;
  /** Shows the trip and its price, and takes the payment; nothing else (N9). */
  payUrl(reservation: Linked): { readonly url: string; readonly expires: Instant };
  /**
   * Opens what is to be invoiced of the reservation, and nothing of the trip: for anyone who the invoice is written to
   * (M97).
   */
  invoicingUrl(reservation: Linked & { readonly code: ReservationCode }): string;
  /** Takes back every notice besides e-mails, for anyone who was sent one (B26). */
  stopUrl(reservation: Linked): string;
  /** The page of a link to pay that is at hand, in whichever language it is read. */
  payPage(token: string, lang: Linked['lang']): string;
}
