import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { pendingInvoiceRequests } from '#adapters/db/invoicing/pending-invoice-requests.ts';
import { addressBook } from '#adapters/db/notices/address-book.ts';
import { outbox } from '#adapters/db/notices/outbox.ts';
import { reminders } from '#adapters/db/notices/reminders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { letterRenderer } from '#adapters/mail/letter-renderer.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import { drainOutbox } from '#app/notices/drain-outbox.ts';
import type { Mailer } from '#app/notices/ports.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { remindInvoices, notifyOfRefusedInvoices } from '#app/notices/remind-invoices.ts';
import { remindOpenPayments, remindOpenTickets, remindStoreReferences } from '#app/notices/remind.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import { type LetterDeps, letterOf } from '#http/format/letters/letter-of.ts';
import { MESSAGES, NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import type { MailConfig } from '#main/config.ts';
import type { Work } from '#main/jobs.ts';
import { readStamped } from '#main/invoice-renderer.ts';
import type { SiteLinks } from '#main/links.ts';
import type { Brand } from '#web/brand.ts';

interface NoticeWiring
  extends Pick<
      NoticeDeps,
      'timetable' | 'departures' | 'boardingCodes' | 'report' | 'payments' | 'clock' | 'fingerprint'
    >,
    Pick<LetterDeps, 'resumeUrl' | 'invoicingUrl' | 'pins'>,
    Pick<SiteLinks, 'invoiceAddresses'> {
  readonly pool: Pool;
  readonly mailer: Mailer;
  readonly brand: Brand;
  readonly origin: string;
}

/** Ties the writing of e-mails to what it works with. */
export const noticeDeps = ({
  pool,
  brand,
  origin,
  resumeUrl,
  invoicingUrl,
  pins,
  invoiceAddresses,
  ...rest
}: NoticeWiring): NoticeDeps => ({
  ...rest,
  messageRules: MESSAGES,
  outbox: outbox(pool, NOTICE_TOPICS),
  aftersales: aftersales(pool),
  book: addressBook(pool),
  letterOf: letterOf({ sender: brand, origin, resumeUrl, invoicingUrl, pins }),
  renderer: letterRenderer(brand),
  sheetOf: (notice, now) =>
    ticketSheet(reservationView(notice, now), { lang: notice.reservation.lang, carrier: brand.legalName }),
  documents: ticketDocuments,
  invoicing: {
    files: invoiceFiles(pool),
    addresses: invoiceAddresses,
    read: readStamped,
    isInvoiced: invoices(pool).isInvoiced,
  },
});

/**
 * Work to be done again and again. Without a provider e-mails wait, and nobody is reminded of what has ended by then.
 */
export function noticeJobs(
  mail: MailConfig | undefined,
  wiring: Omit<NoticeWiring, 'mailer'> & { readonly invoicingTerms: InvoicingTerms },
): Pick<Work, 'send' | 'remind' | 'remindInvoices'> {
  if (!mail) return {};
  const mailer = smtp({ ...mail, replyTo: wiring.brand.email });
  const deps = {
    reminders: reminders(wiring.pool),
    requests: pendingInvoiceRequests(wiring.pool),
    invoices: invoices(wiring.pool),
    terms: wiring.invoicingTerms,
  };
  return {
    send: drainOutbox(noticeDeps({ ...wiring, mailer })),
    remind: async () => {
      await remindStoreReferences(deps, wiring.clock.now());
      await remindOpenPayments(deps);
      await remindOpenTickets(deps, wiring.clock.now());
      await notifyOfRefusedInvoices(deps);
    },
    remindInvoices: () => remindInvoices(deps, wiring.clock.now()),
  };
}
