import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';

/** One journey of a trip, of all who travel on it together. */
export interface OwnJourney {
  readonly direction: Direction;
  /** Of one of its tickets: it names the journey. */
  readonly folio: string;
  readonly travellers: number;
  /** Absent on an open ticket. */
  readonly run:
    | { readonly departs: Instant; readonly zone: Zone; readonly arrives: Instant; readonly arrivalZone: Zone }
    | undefined;
  /** Last day on which an open ticket is valid. */
  readonly validUntil: LocalDate;
}

/** A reservation in an account, as its list tells it. */
export interface OwnTrip {
  readonly code: ReservationCode;
  /** Names of stops. */
  readonly origin: string;
  readonly destination: string;
  /** `unpaid`: ordered, and waiting for its money. `cancelled`: no ticket is valid any more. */
  readonly state: 'paid' | 'unpaid' | 'cancelled';
  /** The one that leaves first comes first. */
  readonly journeys: readonly OwnJourney[];
}

/** An open ticket that waits for a run. */
export interface OpenJourney extends Omit<OwnJourney, 'run'> {
  readonly code: ReservationCode;
  /** Of the journey, not of the reservation. */
  readonly origin: string;
  readonly destination: string;
}

export interface Paged {
  readonly now: Instant;
  /** From 0. */
  readonly page: number;
  readonly perPage: number;
}

/** A page of something, and how much there is of it. */
export interface PageOf<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** An invoice with the reservation it is of. */
export interface OwnInvoice {
  readonly code: ReservationCode;
  readonly invoice: Invoice;
}

/** What belongs to a traveller, wherever it is kept. */
export interface OwnThings {
  /** Trips to come, the next one first; or those that are over, the latest first. */
  trips(traveller: TravellerId, when: 'upcoming' | 'past', asked: Paged): Promise<PageOf<OwnTrip>>;
  /** Open tickets that can still be used, the one that ends first comes first. */
  openJourneys(traveller: TravellerId, now: Instant): Promise<readonly OpenJourney[]>;
  /** Newest first, of all trips. */
  invoices(traveller: TravellerId, asked: Paged): Promise<PageOf<OwnInvoice>>;
}
