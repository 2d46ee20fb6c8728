import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { CancelReason, InvoiceId } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An invoice as shown in the administration. */
export interface AdministeredInvoice {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  /** Codes of its reservations, separated by spaces; undefined for a global invoice. */
  readonly code: string | undefined;
  readonly state: InvoiceState;
  readonly total: Centavos;
  readonly askedAt: Instant;
  readonly uuid: string | undefined;
  readonly tries: number;
  readonly fault: ErrorCode | undefined;
  /** As reported by the PAC or the program. */
  readonly pacCode: string | undefined;
  readonly problem: string | undefined;
}

/**
 * `waiting`: in progress · `unknown`: possibly stamped, not confirmed by the PAC · `rejected`: in the last month ·
 * `not-cancelled`: still valid, since its cancellation was refused.
 */
export type AdministeredList = 'waiting' | 'unknown' | 'rejected' | 'not-cancelled';

/** The administration of invoices. */
export interface InvoiceAdministration {
  list(which: AdministeredList): Promise<readonly AdministeredInvoice[]>;
  /** By its UUID, or by series and folio: `F-12`. */
  find(named: string): Promise<AdministeredInvoice | undefined>;
  /** False when it cannot be cancelled: not stamped, already cancelled, or not complete. */
  cancel(invoice: InvoiceId, reason: Exclude<CancelReason, '01'>): Promise<boolean>;
  /** Makes it due now, or requests a refused cancellation again. False when there is nothing to do. */
  replay(invoice: InvoiceId): Promise<boolean>;
}
