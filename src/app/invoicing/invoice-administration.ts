import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { CancelReason, InvoiceId } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An invoice as people look at it who look after invoices. */
export interface AdministeredInvoice {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  /** Of the reservation; undefined of everybody else's. */
  readonly code: string | undefined;
  readonly state: InvoiceState;
  readonly total: Centavos;
  readonly askedAt: Instant;
  readonly uuid: string | undefined;
  readonly tries: number;
  readonly fault: ErrorCode | undefined;
  /** As the PAC or the program said it. */
  readonly pacCode: string | undefined;
  readonly problem: string | undefined;
}

/**
 * `waiting`: on its way · `unknown`: it may be stamped, and the PAC has not said so · `rejected`: in the last month.
 */
export type AdministeredList = 'waiting' | 'unknown' | 'rejected';

/** Invoices as the carrier's own people look after them. */
export interface InvoiceAdministration {
  list(which: AdministeredList): Promise<readonly AdministeredInvoice[]>;
  /** By its UUID, or by series and folio: `F-12`. */
  find(named: string): Promise<AdministeredInvoice | undefined>;
  /** False where it cannot be cancelled: it is no document, or was cancelled, or is not finished. */
  cancel(invoice: InvoiceId, reason: Exclude<CancelReason, '01'>): Promise<boolean>;
  /** Its turn is now. False where there is nothing to do for it. */
  replay(invoice: InvoiceId): Promise<boolean>;
}
