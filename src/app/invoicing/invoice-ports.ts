import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Invoiceable } from '#domain/invoicing/may-invoice.ts';
import type { PaidBy } from '#domain/invoicing/payment-form.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

/** F for somebody by name, G for everybody else at the end of a month, E for money given back. */
export type Series = 'F' | 'G' | 'E';

/** An invoice as it is kept. */
export interface Invoice {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  /** Absent of everybody else's. */
  readonly reservation: ReservationId | undefined;
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  /** Why it was refused, or waits. */
  readonly fault: ErrorCode | undefined;
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly total: Centavos;
  /** What it is of, also when it no longer holds it. */
  readonly payments: readonly PaymentId[];
  readonly askedAt: Instant;
  /** SHA-256 of the session that asked for it; absent where nobody did. */
  readonly askedBy: Uint8Array | undefined;
  readonly uuid: string | undefined;
  readonly stampedAt: Instant | undefined;
  /** The one it stands in for, and the one that stands in for it. */
  readonly replaces: InvoiceId | undefined;
  readonly replacedBy: InvoiceId | undefined;
  /** What of it can be handed out. */
  readonly files: readonly InvoiceFile[];
}

/** A captured payment of a reservation or of one of its changes. */
export interface PaidOnce extends Invoiceable, PaidBy {
  readonly id: PaymentId;
  readonly concept: 'trip' | 'change' | 'addition' | 'other';
  /** Of the tickets it paid. */
  readonly folios: readonly string[];
  /** The one that has it, by name. */
  readonly invoiceId: InvoiceId | undefined;
  /** Everybody else's has it: an invoice by name takes it out of there. */
  readonly globalId: InvoiceId | undefined;
}

/** What is asked for, decided under the locks of its payments. */
export interface InvoiceOrder {
  readonly id: InvoiceId;
  readonly reservation: ReservationId;
  readonly payments: readonly PaymentId[];
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly lang: 'es' | 'en';
  readonly sessionHash: Uint8Array;
  /** Tells whether the same is asked for again. */
  readonly requestHash: string;
  /** The one it stands in for. */
  readonly replaces: InvoiceId | undefined;
  /** Judges the payments as they are found; answers the c_FormaPago. */
  decide(payments: readonly PaidOnce[]): Result<string, Fault>;
}

export type Ordered =
  | { readonly kind: 'drafted'; readonly id: InvoiceId }
  /** The same was asked for before. */
  | { readonly kind: 'repeated'; readonly id: InvoiceId }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** What there is to invoice of a reservation, and what was. */
export interface ReservationMoney {
  /** Oldest first. */
  readonly payments: readonly PaidOnce[];
  /** Newest first; those by name, and what was given back of them. */
  readonly invoices: readonly Invoice[];
}

/** Where invoices are kept, as who asks for them sees it. */
export interface Invoices {
  ofReservation(reservation: ReservationId): Promise<ReservationMoney>;
  /** Writes the draft. Of a payment there is one at a time, no matter who asks at once. */
  order(order: InvoiceOrder): Promise<Ordered>;
  byId(invoice: InvoiceId): Promise<Invoice | undefined>;
  /** By what is printed on it. */
  bySeries(asked: {
    readonly series: string;
    readonly folio: string;
    readonly rfc: string;
  }): Promise<readonly Invoice[]>;
  /** Whether money of a reservation or of its changes is on an invoice. */
  isInvoiced(reservation: ReservationId): Promise<boolean>;
  /** Enqueues a message with it once more. False: often enough today. */
  resend(invoice: InvoiceId, to: { readonly email: string; readonly sessionHash: Uint8Array }): Promise<boolean>;
}

export type ProfileId = Id<'fiscal-profile'>;

/** What an invoice asks of who it is for. */
export interface ReceiverDetails {
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly phone: string;
}

export interface SavedProfile extends ReceiverDetails {
  readonly id: ProfileId;
}

/** Receivers a traveller keeps for the next time (M98, M108). */
export interface FiscalProfiles {
  list(traveller: TravellerId): Promise<readonly SavedProfile[]>;
  /** Keeps it, instead of the one with the same id or the same tax id. */
  save(traveller: TravellerId, profile: SavedProfile): Promise<SavedProfile>;
  forget(traveller: TravellerId, profile: ProfileId): Promise<void>;
}

/** Who the invoice is for, said before paying (B32); `automatic` asks for it as soon as it is paid (N5). */
export interface InvoiceRequest extends ReceiverDetails {
  readonly automatic: boolean;
}

/** A wish whose sale is made. */
export interface DueInvoiceRequest extends ReceiverDetails {
  readonly reservation: ReservationId;
  readonly payment: PaymentId;
  readonly lang: 'es' | 'en';
  readonly sessionHash: Uint8Array;
}

/** Where wishes are kept: one a reservation, the last one said. */
export interface InvoiceRequests {
  /** Sold, and not yet asked for; oldest first. */
  due(limit: number): Promise<readonly DueInvoiceRequest[]>;
  /** It was asked for, or why it cannot be. */
  done(reservation: ReservationId, fault: ErrorCode | undefined): Promise<void>;
  of(reservation: ReservationId): Promise<InvoiceRequest | undefined>;
  save(reservation: ReservationId, request: InvoiceRequest, sessionHash: Uint8Array): Promise<void>;
}
