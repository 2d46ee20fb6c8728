import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { StopKind } from '#domain/network/stop.ts';
import type { Item } from '#domain/orders/order.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';

/** One journey of a trip, for all its passengers. */
export interface OwnJourney {
  readonly direction: Direction;
  /** Folio of one of its tickets: it identifies the journey. */
  readonly folio: string;
  readonly travellers: number;
  /** Absent for an open ticket. */
  readonly run:
    | { readonly departs: Instant; readonly zone: Zone; readonly arrives: Instant; readonly arrivalZone: Zone }
    | undefined;
  /** Last day on which an open ticket is valid. */
  readonly validUntil: LocalDate;
}

/** A reservation in the account's list. */
export interface OwnTrip {
  readonly code: ReservationCode;
  /** Cities. */
  readonly origin: string;
  readonly destination: string;
  /** `unpaid`: ordered, and waiting for payment. `cancelled`: no ticket is valid any more. */
  readonly state: 'paid' | 'unpaid' | 'cancelled';
  /** Its journeys are the two buses of a connection between stops of these kinds. */
  readonly connection?: Readonly<Record<'origin' | 'destination', { readonly kind: StopKind }>>;
  /** In order of departure. */
  readonly journeys: readonly OwnJourney[];
}

/** Stops, by their ids, between which a traveller bought trips. */
export interface FrequentTrip {
  readonly origin: string;
  readonly destination: string;
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

/** One page of a list, and the total number of rows. */
export interface PageOf<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** What an invoice is about: one of several purchases on a joint invoice. */
export interface InvoicedPurchase {
  readonly code: ReservationCode;
  readonly items: readonly Pick<Item, 'kind'>[];
}

/** An invoice with its reservations. */
export interface OwnInvoice {
  /** Its reservations in the account, by code: at least one. */
  readonly purchases: readonly InvoicedPurchase[];
  /** All its reservations are in the account; otherwise it may not be read. */
  readonly isWhole: boolean;
  readonly invoice: Invoice;
}

/** An invoice of several reservations. */
export interface JointInvoice {
  /** Those in the account. */
  readonly codes: readonly ReservationCode[];
  /** All of them are. */
  readonly isWhole: boolean;
}

/** Queries for a traveller's own trips, open tickets and invoices. */
export interface OwnThings {
  /** Upcoming trips, the next one first; or past trips, the latest first. */
  trips(traveller: TravellerId, when: 'upcoming' | 'past', asked: Paged): Promise<PageOf<OwnTrip>>;
  /** Of what was bought since then, the most frequent first. */
  frequentTrips(
    traveller: TravellerId,
    asked: { readonly since: Instant; readonly most: number },
  ): Promise<readonly FrequentTrip[]>;
  /** Open tickets that can still be used, the first to expire first. */
  openJourneys(traveller: TravellerId, now: Instant): Promise<readonly OpenJourney[]>;
  /** What has a payment, the newest purchase first. */
  paidCodes(traveller: TravellerId, asked: Paged): Promise<PageOf<ReservationCode>>;
  /** The joint invoices that payments are on, by payment; a payment without an entry is on none. */
  jointly(traveller: TravellerId, payments: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, JointInvoice>>;
  /** Newest first, of all trips. */
  invoices(traveller: TravellerId, asked: Paged): Promise<PageOf<OwnInvoice>>;
}
