import type { ErrorCode } from '#domain/errors.ts';
import { type InvoicingTerms, isInTime } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import { isInvoiced, isPointsMethod, PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What decides whether a captured payment can be invoiced. */
export interface Invoiceable {
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  /** How much of what it paid was undone since. */
  readonly undone: Centavos;
  readonly paidAt: Instant;
  /** Of the invoice that has it; undefined while none has. Everybody else's does not count. */
  readonly invoice: InvoiceState | undefined;
}

/** Why a payment cannot be invoiced; undefined when it can. What will never change is said before what passes. */
export function refusalToInvoice(payment: Invoiceable, now: Instant, terms: InvoicingTerms): ErrorCode | undefined {
  // One that came from elsewhere, by a way we have no name and the SAT no form for.
  if (!PAYMENT_METHODS.includes(payment.method)) return 'payment_type_missing';
  if (isPointsMethod(payment.method)) return 'cannot_invoice_points';
  if (!isInvoiced(payment.method)) return 'cannot_invoice_method';
  if (payment.invoice !== undefined) return 'already_invoiced';
  if (payment.undone >= payment.amount) return 'payment_refunded';
  if (!isInTime(payment.paidAt, now, terms)) return 'limit_invoicing_date';
  return undefined;
}

/** Whether the invoice that has a payment can be sent again. */
export const mayForward = (invoice: InvoiceState | undefined): boolean =>
  invoice === 'rendered' || invoice === 'mailed' || invoice === 'cancelling';
