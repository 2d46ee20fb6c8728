import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { CancelReason, InvoiceId, Stamped } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { FiscalProfile, SoldLine } from '#domain/invoicing/cfdi.ts';
import type { InvoiceEvent, InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoicedThing } from '#domain/invoicing/line-description.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An invoice as its worker sees it. */
export interface InvoiceInWork {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  readonly reservation: ReservationId | undefined;
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly paymentForm: string;
  readonly total: Centavos;
  readonly month: Month | undefined;
  /** UUID of the replaced invoice, and of the one that a credit note refunds. */
  readonly replacesUuid: string | undefined;
  readonly creditsUuid: string | undefined;
  /** Failures since the last successful step. */
  readonly tries: number;
  /** Number of the seal: with the id it is the PAC's key. */
  readonly seal: number;
  readonly sealedAt: Instant | undefined;
  readonly sealedXml: string | undefined;
  /** The PAC rejected its date as too old. */
  readonly isStale: boolean;
  readonly uuid: string | undefined;
  readonly stampedXml: string | undefined;
  readonly cancel:
    | { readonly reason: CancelReason; readonly insteadUuid: string | undefined; readonly asked: boolean }
    | undefined;
}

/** A line with the facts its description is composed from. */
export interface InvoiceLine extends Omit<SoldLine, 'description'> {
  readonly thing: InvoicedThing;
}

/** Why an invoice is delayed or rejected. */
export interface Trouble {
  readonly fault: ErrorCode;
  /** The PAC's code. */
  readonly pacCode?: string;
  /** For people who investigate. */
  readonly problem?: string;
}

/** An invoice update with the data to store. */
export type InvoiceUpdate =
  | { readonly event: 'sealed'; readonly xml: string; readonly at: Instant }
  | { readonly event: 'stamped'; readonly stamp: Stamped }
  | { readonly event: 'rejected'; readonly trouble: Trouble }
  /** `isStale`: the PAC rejected its date as too old. */
  | { readonly event: 'unanswered'; readonly trouble?: Trouble; readonly isStale?: boolean }
  | { readonly event: 'cancel_refused'; readonly trouble: Trouble }
  | { readonly event: Exclude<InvoiceEvent, 'sealed' | 'stamped' | 'rejected' | 'unanswered' | 'cancel_refused'> };

/** The work on invoices: each step is stored before the next, and only allowed transitions are made. */
export interface InvoiceWork {
  /** Leases the next due invoice for this many milliseconds. */
  take(keptFor: number): Promise<InvoiceInWork | undefined>;
  /** Extends the lease to this many milliseconds from now. */
  keep(invoice: InvoiceId, keptFor: number): Promise<void>;
  linesOf(invoice: InvoiceId): Promise<readonly InvoiceLine[]>;
  /**
   * Writes an update and its consequences in one transaction: a rejection frees the payments, a replaced invoice is to
   * be cancelled, the customer gets an e-mail. An update for another state or seal changes nothing. Returns the current
   * invoice.
   */
  apply(invoice: InvoiceInWork, update: InvoiceUpdate): Promise<InvoiceInWork>;
  /** Nothing was learned: retry in this many milliseconds. */
  later(invoice: InvoiceId, wait: number, trouble?: Trouble): Promise<void>;
  /** The cancellation was requested and waits for the receiver: query again in this many milliseconds. */
  cancelAsked(invoice: InvoiceId, wait: number): Promise<void>;
}
