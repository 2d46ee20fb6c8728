import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** Who said before paying whom the invoice is for. */
export interface RequestedInvoice {
  readonly reservation: ReservationId;
  readonly email: string;
}

/** A wish that was to come true by itself, and was refused. */
export interface RefusedInvoiceRequest extends RequestedInvoice {
  readonly invoice: InvoiceId;
  readonly fault: ErrorCode;
  readonly paidAt: Instant;
}

export interface PendingInvoiceRequests {
  /** Paid in that time, to be asked for, and not asked for. */
  forgotten(span: { readonly from: Instant; readonly to: Instant }): Promise<readonly RequestedInvoice[]>;
  /** Refused of late, with no other invoice since. */
  refused(): Promise<readonly RefusedInvoiceRequest[]>;
}
