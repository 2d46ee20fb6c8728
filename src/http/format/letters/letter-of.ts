import type { Letter } from '#app/notices/letter.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { Pins } from '#app/access/ports.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import { additionLetter } from '#http/format/letters/addition-letters.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import type { Body, Matter } from '#http/format/letters/matter.ts';
import {
  delayLetter,
  ticketsRefundedLetter,
  orderCancelledLetter,
  returnedLetter,
} from '#http/format/letters/money-back-letters.ts';
import { invoiceLetter, invoiceRejectedLetter, invoiceReminderLetter } from '#http/format/letters/invoice-letters.ts';
import { serviceLetter } from '#http/format/letters/service-letter.ts';
import { openTicketLetter } from '#http/format/letters/open-ticket-letter.ts';
import { openPaymentLetter } from '#http/format/letters/open-payment-letter.ts';
import { oneTimeCodeLetter, pinLetter } from '#http/format/letters/proof-letters.ts';
import { resentLetter } from '#http/format/letters/resent-letter.ts';
import { refundDueLetter, refundPaidLetter } from '#http/format/letters/refund-letters.ts';
import {
  changedLetter,
  issuedLetter,
  orderedLetter,
  renamedLetter,
  reseatedLetter,
  seatChangedLetter,
} from '#http/format/letters/ticket-letters.ts';
import {
  referenceLapsedLetter,
  referenceReminderLetter,
  referenceLetter,
} from '#http/format/letters/store-reference-letters.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { itineraryUrlOf } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

export interface LetterDeps extends Pick<LinkAddresses, 'resumeUrl' | 'invoicingUrl'> {
  readonly sender: LetterSender;
  readonly pins: Pick<Pins, 'pinOf' | 'codeOf'>;
  /** Scheme, host and port travellers see. */
  readonly origin: string;
}

/** Finds the words for a notice, in the language of its reservation. */
export const letterOf =
  (deps: LetterDeps) =>
  (notice: Notice, now: Instant): Letter => {
    const { reservation, topic } = notice;
    const { lang, contact } = reservation;
    const resumeUrl = deps.resumeUrl(reservation);
    const matter: Matter = {
      notice,
      view: reservationView(notice, now),
      lang,
      now,
      resumeUrl,
      pins: deps.pins,
      itineraryUrl: itineraryUrlOf(resumeUrl),
      invoicingUrl: deps.invoicingUrl(reservation),
      homeUrl: `${deps.origin}${paths.home[lang]}`,
    };
    return {
      lang,
      ...BODIES[topic](matter),
      greeting: mailFrame.greeting(contact?.firstName ?? '')[lang],
      footer: footerOf(deps.sender, lang),
    };
  };

const BODIES: Readonly<Record<Notice['topic'], (matter: Matter) => Body>> = {
  'ticket.issued': issuedLetter,
  'ticket.ordered': orderedLetter,
  'ticket.reseated': reseatedLetter,
  'ticket.changed': changedLetter,
  'ticket.renamed': renamedLetter,
  'ticket.seat_changed': seatChangedLetter,
  'addition.made': additionLetter,
  'open.reminder': openTicketLetter,
  'voucher.ordered': referenceLetter,
  'voucher.reminder': referenceReminderLetter,
  'voucher.lapsed': referenceLapsedLetter,
  'refund.due': refundDueLetter,
  'refund.paid': refundPaidLetter,
  'payment.resume': openPaymentLetter,
  'pin.requested': pinLetter,
  'one_time_code.requested': oneTimeCodeLetter,
  'ticket.resent': resentLetter,
  'order.cancelled': orderCancelledLetter,
  'delay.notice': delayLetter,
  'service.notice': serviceLetter,
  'tickets.given_back': ticketsRefundedLetter,
  'refund.returned': returnedLetter,
  'invoice.ready': invoiceLetter,
  'invoice.rejected': invoiceRejectedLetter,
  'invoice.reminder': invoiceReminderLetter,
};
