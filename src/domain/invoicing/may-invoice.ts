import type { ErrorCode } from '#domain/errors.ts';
import { type InvoicingTerms, isInTime } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import { isInvoiced, isPointsMethod, PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** The facts that decide whether a captured payment can be invoiced. */
export interface Invoiceable {
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  /** The part of the payment that was reversed since. */
  readonly undone: Centavos;
  readonly paidAt: Instant;
  /** State of the invoice that contains it; undefined when there is none. Global invoices do not count. */
  readonly invoice: InvoiceState | undefined;
}

/** Why a payment cannot be invoiced; undefined when it can. Permanent reasons take precedence over temporary ones. */
export function refusalToInvoice(payment: Invoiceable, now: Instant, terms: InvoicingTerms): ErrorCode | undefined {
  // An imported payment by a method that we and the SAT's forms do not have.
  if (!PAYMENT_METHODS.includes(payment.method)) return 'payment_type_missing';
  if (isPointsMethod(payment.method)) return 'cannot_invoice_points';
  if (!isInvoiced(payment.method)) return 'cannot_invoice_method';
  if (payment.invoice !== undefined) return 'already_invoiced';
  if (payment.undone >= payment.amount) return 'payment_refunded';
  if (!isInTime(payment.paidAt, now, terms)) return 'limit_invoicing_date';
  return undefined;
}

/** Whether the invoice of a payment can be sent again. */
export const mayForward = (invoice: InvoiceState | undefined): boolean =>
  invoice === 'rendered' || invoice === 'mailed' || invoice === 'cancelling';
