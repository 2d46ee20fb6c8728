import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Invoiceable } from '#domain/invoicing/may-invoice.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import type { PaidBy } from '#domain/invoicing/payment-form.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Id, ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

/** F: by name; G: global, at the end of a month; E: credit note. */
export type Series = 'F' | 'G' | 'E';

/** An invoice as stored. */
export interface Invoice {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  /** Absent on a global invoice; on a joint one, the first of its reservations. */
  readonly reservation: ReservationId | undefined;
  /** Codes of all reservations it is about; empty on a global invoice. */
  readonly codes: readonly ReservationCode[];
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  /** Why it was rejected, or is waiting. */
  readonly fault: ErrorCode | undefined;
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly total: Centavos;
  /** The payments it was made for, even if it no longer has them. */
  readonly payments: readonly PaymentId[];
  readonly askedAt: Instant;
  /** SHA-256 of the session that requested it; absent when there was none. */
  readonly askedBy: Uint8Array | undefined;
  readonly uuid: string | undefined;
  readonly stampedAt: Instant | undefined;
  /** The invoice it replaces, and the one that replaces it. */
  readonly replaces: InvoiceId | undefined;
  readonly replacedBy: InvoiceId | undefined;
  /** The files that can be downloaded. */
  readonly files: readonly InvoiceFile[];
}

/** A captured payment of a reservation or of one of its follow-up sales. */
export interface PaidOnce extends Invoiceable, PaidBy {
  readonly id: PaymentId;
  /** The order it was for; of a follow-up sale, the order it followed. */
  readonly reservation: ReservationId;
  readonly concept: 'trip' | 'change' | 'addition' | 'other';
  /** Its first line: where to and when, or what. */
  readonly sold: SoldThing;
  /** Of the tickets it paid for. */
  readonly folios: readonly string[];
  /** The invoice by name that contains it. */
  readonly invoiceId: InvoiceId | undefined;
  /** The global invoice that contains it: an invoice by name takes it out of there. */
  readonly globalId: InvoiceId | undefined;
}

/** A requested invoice, decided while its payments are locked. */
export interface InvoiceOrder {
  readonly id: InvoiceId;
  /** Of which the payments may be; sorted, so that a repetition names the same first one. */
  readonly reservations: readonly [ReservationId, ...ReservationId[]];
  readonly payments: readonly PaymentId[];
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly lang: 'es' | 'en';
  readonly sessionHash: Uint8Array;
  /** Identifies repetitions of a request. */
  readonly requestHash: string;
  /** The invoice it replaces. */
  readonly replaces: InvoiceId | undefined;
  /** Checks the current payments; returns the c_FormaPago. */
  decide(payments: readonly PaidOnce[]): Result<string, Fault>;
}

export type Ordered =
  | { readonly kind: 'drafted'; readonly id: InvoiceId }
  /** A repetition of an earlier request. */
  | { readonly kind: 'repeated'; readonly id: InvoiceId }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** The payments and invoices of a reservation. */
export interface ReservationMoney {
  /** Oldest first. */
  readonly payments: readonly PaidOnce[];
  /** Newest first: invoices by name, and their credit notes. */
  readonly invoices: readonly Invoice[];
}

/** The repository of invoices, for those who request them. */
export interface Invoices {
  /** Also the joint invoices with payments of other reservations. */
  ofReservation(reservation: ReservationId): Promise<ReservationMoney>;
  /** The payments of several reservations, oldest first. */
  paymentsOf(reservations: readonly ReservationId[]): Promise<readonly PaidOnce[]>;
  /**
   * Codes of the reservations that a session may invoice, newest first: with something paid since, and not on an
   * invoice by name.
   */
  openTo(
    sessionHash: Uint8Array,
    asked: { readonly since: Instant; readonly limit: number },
  ): Promise<readonly ReservationCode[]>;
  /** Writes the draft. A payment is on at most one invoice, even with concurrent requests. */
  order(order: InvoiceOrder): Promise<Ordered>;
  byId(invoice: InvoiceId): Promise<Invoice | undefined>;
  /** By the facts printed on it. */
  bySeries(asked: {
    readonly series: string;
    readonly folio: string;
    readonly rfc: string;
  }): Promise<readonly Invoice[]>;
  /** Whether a payment of a reservation or of its follow-up sales is on an invoice. */
  isInvoiced(reservation: ReservationId): Promise<boolean>;
  /** Enqueues another e-mail with the invoice; returns 0, or the seconds until the daily limit allows the next one. */
  resend(invoice: InvoiceId, to: { readonly email: string; readonly sessionHash: Uint8Array }): Promise<number>;
}

export type ProfileId = Id<'fiscal-profile'>;

/** What an invoice requires of its receiver. */
export interface ReceiverDetails {
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly phone: string;
}

/** The language it was asked for in: of its letter and its printed form. Absent: that of its reservation. */
export interface AskedIn {
  readonly lang?: 'es' | 'en' | undefined;
}

export interface SavedProfile extends ReceiverDetails {
  readonly id: ProfileId;
}

/** Invoice receivers saved by a traveller (M98, M108). */
export interface FiscalProfiles {
  list(traveller: TravellerId): Promise<readonly SavedProfile[]>;
  /** Saves a profile, replacing the one with the same id or the same RFC. */
  save(traveller: TravellerId, profile: SavedProfile): Promise<SavedProfile>;
  forget(traveller: TravellerId, profile: ProfileId): Promise<void>;
}

/** An invoice request made before paying (B32); an `automatic` one is ordered as soon as it is paid (N5). */
export interface InvoiceRequest extends ReceiverDetails {
  readonly automatic: boolean;
}

/** A request whose sale has been made. */
export interface DueInvoiceRequest extends ReceiverDetails {
  readonly reservation: ReservationId;
  readonly payment: PaymentId;
  readonly lang: 'es' | 'en';
  readonly sessionHash: Uint8Array;
}

/** The repository of invoice requests: one per reservation, the latest. */
export interface InvoiceRequests {
  /** Sold, but not yet ordered; oldest first. */
  due(limit: number): Promise<readonly DueInvoiceRequest[]>;
  /** Ordered. */
  done(reservation: ReservationId): Promise<void>;
  /** It cannot be ordered. Its buyer gets a letter, if that is sent before `until`; undefined: none. */
  refuse(
    reservation: ReservationId,
    refusal: { readonly fault: ErrorCode; readonly until: Instant | undefined },
  ): Promise<void>;
  of(reservation: ReservationId): Promise<InvoiceRequest | undefined>;
  save(reservation: ReservationId, request: InvoiceRequest, sessionHash: Uint8Array): Promise<void>;
}
