import type { FactsDeps } from '#app/booking/reservation-facts.ts';
import type { Aftersales } from '#app/amendments/refunds/ports.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Letter, LetterRenderer } from '#app/notices/letter.ts';
import type { Messages } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { InvoiceNoticeDeps } from '#app/notices/noticed-invoice.ts';
import type { AddressBook, Mailer, Outbox } from '#app/notices/ports.ts';
import type { Payments } from '#app/payment/ports.ts';
import type { Clock } from '#app/ports.ts';
import type { TicketDocuments, TicketSheet } from '#app/ticketing/documents.ts';
import type { Instant } from '#kernel/instant.ts';

/** What writing to travellers is made of. */
export interface NoticeDeps extends FactsDeps, Pick<SaleDeps, 'report'> {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly book: AddressBook;
  readonly payments: Pick<Payments, 'byId' | 'latest'>;
  readonly aftersales: Pick<Aftersales, 'ticketsStatus' | 'shares' | 'refunds'>;
  readonly clock: Clock;
  /** SHA-256 in hexadecimals. */
  readonly fingerprint: (text: string) => string;
  readonly messageRules: Messages;
  /** Finds the words for a notice. */
  readonly letterOf: (notice: Notice, now: Instant) => Letter;
  readonly renderer: LetterRenderer;
  readonly sheetOf: (notice: Notice, now: Instant) => TicketSheet;
  readonly documents: Pick<TicketDocuments, 'pdf'>;
  readonly invoicing: InvoiceNoticeDeps;
}
