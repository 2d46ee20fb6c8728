import { type Fault, fault } from '#domain/errors.ts';
import { type InvoicingTerms, isInTime, monthOf, plusMonths, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { type Invoiceable, refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import { formOfMost, type OpenForms, type PaidBy, paymentForm } from '#domain/invoicing/payment-form.ts';
import type { Instant } from '#kernel/instant.ts';
import { minus } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Payments on one invoice. More would not fit on a page that someone can check. */
export const MAX_PAYMENTS = 50;

/** A payment to be invoiced. */
export interface ChosenPayment extends Invoiceable, PaidBy {
  /** Of its reservation, where there are several to tell apart. */
  readonly code?: string | undefined;
}

/**
 * Whether some payments can be on one invoice, be they of one reservation or of several (B33); returns its c_FormaPago.
 * All are in pesos and sold by the one issuer, so only their number, their state and their month can stand against it:
 * the payments of an earlier month, which a grace period allows, may already be on the global invoice of that month.
 */
export function judgePayments(
  chosen: readonly ChosenPayment[],
  now: Instant,
  { terms, openForms }: { readonly terms: InvoicingTerms; readonly openForms: OpenForms },
): Result<string, Fault> {
  if (chosen.length > MAX_PAYMENTS) return fail(fault('too_many_payments', 'payments', { max: MAX_PAYMENTS }));
  for (const payment of chosen) {
    const refusal = refusalToInvoice(payment, now, terms);
    if (refusal)
      return fail(
        fault(
          refusal,
          'payments',
          codesOf(chosen, (one) => refusalToInvoice(one, now, terms) === refusal),
        ),
      );
  }
  const months = new Set(chosen.map(({ paidAt }) => monthOf(paidAt, terms.zone)));
  if (months.size > 1) return fail(fault('payments_of_several_months', 'payments'));
  // What went back no longer counts towards how it was paid.
  const paid = chosen.map((payment) => ({
    amount: minus(payment.amount, payment.undone),
    form: paymentForm(payment, openForms),
  }));
  return ok(formOfMost(paid));
}

/** The reservations of the payments that are refused for one reason; undefined where there is only one to choose from. */
function codesOf(
  chosen: readonly ChosenPayment[],
  isRefused: (payment: ChosenPayment) => boolean,
): { readonly codes: string } | undefined {
  const codes = chosen.flatMap((payment) => (payment.code !== undefined && isRefused(payment) ? [payment.code] : []));
  return codes.length === 0 ? undefined : { codes: [...new Set(codes)].join(', ') };
}

/** The earliest instant whose payments can still be invoiced. */
export function invoiceableSince(now: Instant, terms: InvoicingTerms): Instant {
  let month = monthOf(now, terms.zone);
  for (;;) {
    const before = plusMonths(month, -1);
    if (!isInTime(spanOf(before, terms.zone).from, now, terms)) return spanOf(month, terms.zone).from;
    month = before;
  }
}
