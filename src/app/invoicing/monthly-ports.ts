import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { Instant } from '#kernel/instant.ts';

/** Parameters of a month's global invoices. */
export interface GlobalOrder {
  readonly month: Month;
  /** When its sales were paid: `from` inclusive, `to` exclusive. */
  readonly from: Instant;
  readonly to: Instant;
  readonly receiver: FiscalProfile;
  readonly openForms: OpenForms;
  /** Maximum number of lines per document; more lines make several documents. */
  readonly mostLines: number;
}

/** Invoices issued without a request: the global invoices of a month, and credit notes. */
export interface CarrierInvoices {
  /**
   * Drafts a month's global invoices, of every sale without an invoice except those paid with points or by agencies.
   * Repeated, it covers only what was left out. Returns the number of documents.
   */
  draftGlobal(order: GlobalOrder): Promise<number>;
  /** Drafts a credit note for each refund of something invoiced, once. Returns the number. */
  draftCreditNotes(limit: number): Promise<number>;
}
