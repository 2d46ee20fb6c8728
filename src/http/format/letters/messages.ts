import type { NoticeTopic } from '#app/notices/announcement.ts';
import type { MessageRules, ReadFacts } from '#app/notices/message.ts';
import {
  always,
  untilGivenBack,
  untilPaid,
  whileCodeIsValid,
  whileInTime,
  whileLeftOpen,
  whileOrdered,
  whilePaid,
  whilePaidOrOrdered,
  whilePayable,
  whileReminderIsDue,
} from '#app/notices/relevance.ts';
import { additionLetter } from '#http/format/letters/addition-letters.ts';
import { invoiceLetter, invoiceRejectedLetter, invoiceReminderLetter } from '#http/format/letters/invoice-letters.ts';
import type { Body, Matter } from '#http/format/letters/matter.ts';
import {
  delayLetter,
  orderCancelledLetter,
  returnedLetter,
  ticketsRefundedLetter,
} from '#http/format/letters/money-back-letters.ts';
import { openPaymentLetter } from '#http/format/letters/open-payment-letter.ts';
import { openTicketLetter } from '#http/format/letters/open-ticket-letter.ts';
import { oneTimeCodeLetter, pinLetter } from '#http/format/letters/proof-letters.ts';
import { refundDueLetter, refundPaidLetter } from '#http/format/letters/refund-letters.ts';
import { resentLetter } from '#http/format/letters/resent-letter.ts';
import { serviceLetter } from '#http/format/letters/service-letter.ts';
import {
  referenceLapsedLetter,
  referenceLetter,
  referenceReminderLetter,
} from '#http/format/letters/store-reference-letters.ts';
import {
  changedLetter,
  issuedLetter,
  orderedLetter,
  renamedLetter,
  reseatedLetter,
  seatChangedLetter,
} from '#http/format/letters/ticket-letters.ts';

/** A message to travellers: when it is sent, what its e-mail says, and what it carries. */
export interface Message<Topic extends NoticeTopic = NoticeTopic> extends MessageRules<Topic> {
  letter(matter: Matter<Topic>): Body;
}

const nothing = () => 'nothing' as const;
const tickets = () => 'tickets' as const;
const isInvoiced = (_: unknown, read: ReadFacts): boolean => read.isInvoiced === true;

/** Every message there is. Another one is another row, its shape in `Announced`, and its text. */
export const MESSAGES: { readonly [Topic in NoticeTopic]: Message<Topic> } = {
  'ticket.issued': { isStillRelevant: whilePaid, letter: issuedLetter, attachments: tickets },
  'ticket.ordered': { isStillRelevant: whileOrdered, letter: orderedLetter, attachments: tickets },
  'ticket.reseated': { isStillRelevant: whilePaid, letter: reseatedLetter, attachments: tickets },
  'ticket.changed': { isStillRelevant: whilePaid, letter: changedLetter, attachments: tickets },
  'addition.made': { isStillRelevant: whilePaid, letter: additionLetter, attachments: tickets },
  'ticket.renamed': { isStillRelevant: whilePaid, letter: renamedLetter, attachments: tickets },
  'ticket.seat_changed': {
    isStillRelevant: whilePaid,
    // The tickets for the seats were given up meanwhile.
    isOvertaken: (payload, { reservation }) =>
      !reservation.tickets.some(({ direction, seat }) => direction === payload.direction && seat !== undefined),
    letter: seatChangedLetter,
    attachments: tickets,
  },
  'open.reminder': {
    isStillRelevant: whilePaid,
    // The open ticket is no longer open.
    isOvertaken: ({ direction = 'return' }, { reservation }) => !reservation[direction].open,
    letter: openTicketLetter,
    attachments: nothing,
  },
  'voucher.ordered': { isStillRelevant: whilePayable, letter: referenceLetter, attachments: nothing },
  'voucher.reminder': { isStillRelevant: whileReminderIsDue, letter: referenceReminderLetter, attachments: nothing },
  'voucher.lapsed': { isStillRelevant: untilPaid, letter: referenceLapsedLetter, attachments: nothing },
  'refund.due': { isStillRelevant: untilGivenBack, letter: refundDueLetter, attachments: nothing },
  'refund.paid': { isStillRelevant: always, letter: refundPaidLetter, attachments: nothing },
  'payment.resume': { isStillRelevant: whileLeftOpen, letter: openPaymentLetter, attachments: nothing },
  'pin.requested': { isStillRelevant: always, letter: pinLetter, attachments: nothing },
  'one_time_code.requested': { isStillRelevant: whileCodeIsValid, letter: oneTimeCodeLetter, attachments: nothing },
  'ticket.resent': {
    isStillRelevant: whilePaidOrOrdered,
    letter: resentLetter,
    // Not of what is paid in a store: there a reference is needed, and nothing to print.
    attachments: ({ voucher }) => (voucher === undefined ? 'tickets' : 'nothing'),
  },
  'order.cancelled': { isStillRelevant: untilPaid, letter: orderCancelledLetter, attachments: nothing },
  'delay.notice': {
    isStillRelevant: whilePaid,
    reads: 'delay',
    // Something newer was said of the departure, or no ticket of it is valid any more.
    isOvertaken: ({ event }, { ticketsStatus }) => !ticketsStatus?.tickets.some(({ delay }) => delay?.event === event),
    letter: delayLetter,
    attachments: nothing,
  },
  'service.notice': {
    isStillRelevant: whilePaid,
    reads: 'service',
    isOvertaken: ({ event }, { ticketsStatus }) =>
      !ticketsStatus?.tickets.some(({ service }) => service?.event === event),
    letter: serviceLetter,
    attachments: nothing,
  },
  'tickets.given_back': {
    isStillRelevant: always,
    reads: 'refunds',
    letter: ticketsRefundedLetter,
    attachments: nothing,
  },
  'refund.returned': { isStillRelevant: always, letter: returnedLetter, attachments: nothing },
  'invoice.ready': {
    isStillRelevant: always,
    reads: 'invoice',
    letter: invoiceLetter,
    attachments: () => 'invoice',
  },
  // Who is asked to ask for an invoice may have done so by now.
  'invoice.rejected': {
    isStillRelevant: whileInTime,
    reads: 'invoiced',
    isOvertaken: isInvoiced,
    letter: invoiceRejectedLetter,
    attachments: nothing,
  },
  'invoice.reminder': {
    isStillRelevant: whileInTime,
    reads: 'invoiced',
    isOvertaken: isInvoiced,
    letter: invoiceReminderLetter,
    attachments: nothing,
  },
};

export const NOTICE_TOPICS = Object.keys(MESSAGES) as readonly NoticeTopic[];

export const messageOf = (topic: NoticeTopic): Message => MESSAGES[topic];
