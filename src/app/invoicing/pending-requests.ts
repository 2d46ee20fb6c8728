import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** An invoice request made before paying. */
export interface RequestedInvoice {
  readonly reservation: ReservationId;
  readonly email: string;
}

/** An automatic request whose invoice was rejected. */
export interface RefusedInvoiceRequest extends RequestedInvoice {
  readonly invoice: InvoiceId;
  readonly fault: ErrorCode;
  readonly paidAt: Instant;
}

export interface PendingInvoiceRequests {
  /** Paid in that time, not automatic, and not ordered yet. */
  forgotten(span: { readonly from: Instant; readonly to: Instant }): Promise<readonly RequestedInvoice[]>;
  /** Recently rejected, without another invoice since. */
  refused(): Promise<readonly RefusedInvoiceRequest[]>;
}
