import type { Invoices } from '#app/invoicing/invoice-store.ts';
import type { Reminders, Word } from '#app/notices/ports.ts';
import type { ReservationId } from '#domain/booking/reservation.ts';
import { type InvoicingTerms, invoicingEnds, monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import type { Instant } from '#kernel/instant.ts';

/** Who said before paying whom the invoice is for, did not want it by itself, and has not asked for it. */
export interface ForgottenInvoices {
  paidBetween(span: {
    readonly from: Instant;
    readonly to: Instant;
  }): Promise<readonly { readonly reservation: ReservationId; readonly email: string }[]>;
}

export interface RemindInvoicesParts {
  readonly forgotten: ForgottenInvoices;
  readonly invoices: Pick<Invoices, 'ofReservation'>;
  readonly reminders: Pick<Reminders, 'leaveWord'>;
  readonly terms: InvoicingTerms;
}

/**
 * Leaves word, once a month and reservation, for who would lose an invoice as the month ends (N5); answers for how many. Run it
 * on the last days of each month: whoever pays after the first of them is reminded by the next.
 */
export async function remindInvoices(
  { forgotten, invoices, reminders, terms }: RemindInvoicesParts,
  now: Instant,
): Promise<number> {
  const month = monthOf(now, terms.zone);
  const span = spanOf(month, terms.zone);
  const words: Word[] = [];
  for (const { reservation, email: to } of await forgotten.paidBetween(span)) {
    const { payments } = await invoices.ofReservation(reservation);
    // Paid with points, through an agency, or given back since: there is nothing to ask for.
    if (payments.every((payment) => refusalToInvoice(payment, now, terms) !== undefined)) continue;
    words.push({
      topic: 'invoice.reminder',
      dedupKey: `invoice.reminder:${reservation}:${month}`,
      payload: { reservation, to, until: invoicingEnds(span.from, terms) },
    });
  }
  return reminders.leaveWord(words);
}
