import type { CarrierInvoices } from '#app/invoicing/monthly-ports.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { publicInGeneral } from '#domain/invoicing/global-invoice.ts';
import { type InvoicingTerms, type Month, monthOf, plusMonths, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { Instant } from '#kernel/instant.ts';

/** A PAC accepts documents of a few megabytes; a line is about 500 bytes. */
export const MAX_LINES = 3_000;

export interface InvoiceMonthDeps {
  readonly carrierInvoices: CarrierInvoices;
  readonly issuer: Issuer;
  readonly terms: InvoicingTerms;
  readonly openForms: OpenForms;
  readonly mostLines?: number;
}

/** Drafts the global invoices of a past month; undefined when the month is not over. */
export async function invoiceMonth(
  { carrierInvoices, issuer, terms, openForms, mostLines = MAX_LINES }: InvoiceMonthDeps,
  month: Month,
  now: Instant,
): Promise<number | undefined> {
  const span = spanOf(month, terms.zone);
  if (now < span.to) return undefined;
  const receiver = publicInGeneral(issuer);
  return carrierInvoices.draftGlobal({ month, ...span, receiver, openForms, mostLines });
}

/** Finished months that are looked at again: what comes loose later is for people to decide. */
const RECENT_MONTHS = 2;

/**
 * Drafts what the last finished months lack, oldest first; the previous one is due within a day of its end (rule
 * 2.7.1.21). To be repeated daily: a sale comes off its invoice later when that is rejected or cancelled, and a failed
 * or rejected draft is made again.
 */
export async function invoiceRecentMonths(deps: InvoiceMonthDeps, now: Instant): Promise<void> {
  const current = monthOf(now, deps.terms.zone);
  for (let back = RECENT_MONTHS; back > 0; back -= 1) await invoiceMonth(deps, plusMonths(current, -back), now);
}
