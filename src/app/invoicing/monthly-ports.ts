import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { Instant } from '#kernel/instant.ts';

/** What everybody else's invoice of a month is asked with. */
export interface GlobalOrder {
  readonly month: Month;
  /** When the money of its sales was there: from the first instant, and before the second. */
  readonly from: Instant;
  readonly to: Instant;
  readonly receiver: FiscalProfile;
  readonly openForms: OpenForms;
  /** Lines on one document; with more there are several. */
  readonly mostLines: number;
}

/** Invoices nobody asks for: of everybody else at the end of a month, and of money given back. */
export interface CarrierInvoices {
  /**
   * Drafts everybody else's of a month: of every sale that was invoiced to nobody, but for points and agencies. Done again, only of
   * what was left out. Answers how many documents.
   */
  draftGlobal(order: GlobalOrder): Promise<number>;
  /** Drafts a credit note for each sum that went back of what was invoiced, once. Answers how many. */
  draftCreditNotes(limit: number): Promise<number>;
}
