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

const OF_METHOD: readonly ErrorCode[] = ['payment_type_missing', 'cannot_invoice_points', 'cannot_invoice_method'];

/** Whether it was refused for how it was paid: nothing that the traveller corrects would help. */
export const isRefusedForMethod = (refusal: ErrorCode): boolean => OF_METHOD.includes(refusal);

/** What becomes of an invoice that was requested before paying. */
export type RequestOutcome =
  | { readonly kind: 'ordered' }
  /** The payment cannot leave its global invoice before that is stamped: to be tried again. */
  | { readonly kind: 'waits' }
  /** Not told: the money went back, or the traveller has another invoice of it and knows. */
  | { readonly kind: 'refused'; readonly refusal: ErrorCode; readonly isTold: boolean };

/** By the fault with which its order was refused; undefined when it was not. */
export function requestOutcome(refusal: ErrorCode | undefined): RequestOutcome {
  if (refusal === undefined) return { kind: 'ordered' };
  if (refusal === 'incomplete_invoice') return { kind: 'waits' };
  return { kind: 'refused', refusal, isTold: isRefusedForMethod(refusal) };
}

/** Whether the invoice of a payment can be sent again. */
export const mayForward = (invoice: InvoiceState | undefined): boolean =>
  invoice === 'rendered' || invoice === 'mailed' || invoice === 'cancelling';
