import type { Invoices } from '#app/invoicing/invoice-ports.ts';
import type { PendingInvoiceRequests } from '#app/invoicing/pending-requests.ts';
import type { QueuedNotice } from '#app/announcement.ts';
import type { Reminders } from '#app/notices/ports.ts';
import { type InvoicingTerms, invoicingEnds, monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import type { Instant } from '#kernel/instant.ts';

export interface RemindInvoicesDeps {
  readonly requests: PendingInvoiceRequests;
  readonly invoices: Pick<Invoices, 'ofReservation'>;
  readonly reminders: Pick<Reminders, 'enqueue'>;
  readonly terms: InvoicingTerms;
}

/**
 * Enqueues a notice, once per month and reservation, for travellers who would lose the right to an invoice at the end
 * of the month (N5); returns how many. Runs on the last days of each month: those who pay after the first of them are
 * reminded by the next.
 */
export async function remindInvoices(
  { requests, invoices, reminders, terms }: RemindInvoicesDeps,
  now: Instant,
): Promise<number> {
  const month = monthOf(now, terms.zone);
  const span = spanOf(month, terms.zone);
  const words: QueuedNotice[] = [];
  for (const { reservation, email: to } of await requests.forgotten(span)) {
    const { payments } = await invoices.ofReservation(reservation);
    // Paid with points, through an agency, or refunded since: there is nothing to invoice.
    if (payments.every((payment) => refusalToInvoice(payment, now, terms) !== undefined)) continue;
    words.push({
      topic: 'invoice.reminder',
      dedupKey: `invoice.reminder:${reservation}:${month}`,
      payload: { reservation, to, until: invoicingEnds(span.from, terms) },
    });
  }
  return reminders.enqueue(words);
}

/** Enqueues a notice, once per reservation, when an automatic invoice was rejected. Runs about every minute. */
export async function notifyOfRefusedInvoices({
  requests,
  reminders,
  terms,
}: Pick<RemindInvoicesDeps, 'requests' | 'reminders' | 'terms'>): Promise<number> {
  const words = (await requests.refused()).map(({ reservation, invoice, fault, email: to, paidAt }): QueuedNotice => {
    const payload = { reservation, invoice, fault, to, until: invoicingEnds(paidAt, terms) };
    return { topic: 'invoice.rejected', dedupKey: `invoice.rejected:${reservation}`, payload };
  });
  return reminders.enqueue(words);
}
