import type { NoticeTopic } from '#app/announcement.ts';
import { readAlert } from '#app/alerts/read-for-notice.ts';
import { hasNoSeats, isNotOpen } from '#app/amendments/overtaken.ts';
import { readDelay, readRefunds, readService } from '#app/amendments/refunds/read-for-notice.ts';
import { readInvoice, unlessInvoiced } from '#app/notices/noticed-invoice.ts';
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
import { alertLetter } from '#http/format/letters/alert-letter.ts';
import { FOLLOW_UP_MESSAGES } from '#http/format/letters/follow-ups.ts';
import { invoiceLetter, invoiceRejectedLetter, invoiceReminderLetter } from '#http/format/letters/invoice-letters.ts';
import { changeWithdrawnLetter } from '#http/format/letters/change-letters.ts';
import type { Message } from '#http/format/letters/message.ts';
import {
  delayLetter,
  isNotOfTrip,
  orderCancelledLetter,
  returnedLetter,
  ticketsRefundedLetter,
} from '#http/format/letters/money-back-letters.ts';
import { openPaymentLetter } from '#http/format/letters/open-payment-letter.ts';
import { openTicketLetter } from '#http/format/letters/open-ticket-letter.ts';
import { oneTimeCodeLetter, oneTimeCodeText, pinLetter } from '#http/format/letters/proof-letters.ts';
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

const nothing = () => 'nothing' as const;
const tickets = () => 'tickets' as const;

/** Every message. To add one, add a row here, its shape in `Announced` or `Reminded`, and its text. */
const MESSAGES: { readonly [Topic in NoticeTopic]: Message<Topic> } = {
  'ticket.issued': { isStillRelevant: whilePaid, letter: issuedLetter, attachments: tickets, tellsAlerts: true },
  'ticket.ordered': { isStillRelevant: whileOrdered, letter: orderedLetter, attachments: tickets },
  'ticket.reseated': { isStillRelevant: whilePaid, letter: reseatedLetter, attachments: tickets, byChannels: true },
  'ticket.changed': { isStillRelevant: whilePaid, letter: changedLetter, attachments: tickets, byChannels: true },
  'change.withdrawn': { isStillRelevant: untilPaid, letter: changeWithdrawnLetter, attachments: nothing },
  ...FOLLOW_UP_MESSAGES,
  'ticket.renamed': { isStillRelevant: whilePaid, letter: renamedLetter, attachments: tickets },
  'ticket.seat_changed': {
    isStillRelevant: whilePaid,
    isOvertaken: hasNoSeats,
    letter: seatChangedLetter,
    attachments: tickets,
  },
  'open.reminder': {
    isStillRelevant: whilePaid,
    isOvertaken: isNotOpen,
    letter: openTicketLetter,
    attachments: nothing,
  },
  'voucher.ordered': { isStillRelevant: whilePayable, letter: referenceLetter, attachments: nothing },
  'voucher.reminder': {
    isStillRelevant: whileReminderIsDue,
    letter: referenceReminderLetter,
    attachments: nothing,
    byChannels: true,
  },
  'voucher.lapsed': { isStillRelevant: untilPaid, letter: referenceLapsedLetter, attachments: nothing },
  'refund.due': { isStillRelevant: untilGivenBack, letter: refundDueLetter, attachments: nothing },
  'refund.paid': { isStillRelevant: always, letter: refundPaidLetter, attachments: nothing },
  'payment.resume': { isStillRelevant: whileLeftOpen, letter: openPaymentLetter, attachments: nothing },
  'pin.requested': { isStillRelevant: always, letter: pinLetter, attachments: nothing },
  'one_time_code.requested': {
    isStillRelevant: whileCodeIsValid,
    letter: oneTimeCodeLetter,
    text: oneTimeCodeText,
    attachments: nothing,
  },
  'ticket.resent': {
    isStillRelevant: whilePaidOrOrdered,
    letter: resentLetter,
    // Nothing is attached for payments in a store: the reference is enough.
    attachments: ({ voucher }) => (voucher === undefined ? 'tickets' : 'nothing'),
  },
  'order.cancelled': { isStillRelevant: untilPaid, letter: orderCancelledLetter, attachments: nothing },
  'delay.notice': {
    isStillRelevant: whilePaid,
    read: readDelay,
    saysNothing: isNotOfTrip,
    letter: delayLetter,
    attachments: nothing,
    byChannels: true,
  },
  'service.notice': {
    isStillRelevant: whilePaid,
    read: readService,
    letter: serviceLetter,
    attachments: nothing,
    byChannels: true,
  },
  'alert.notice': {
    isStillRelevant: whilePaid,
    read: readAlert,
    letter: alertLetter,
    attachments: nothing,
    byChannels: true,
  },
  'tickets.given_back': {
    isStillRelevant: always,
    read: readRefunds,
    letter: ticketsRefundedLetter,
    attachments: nothing,
  },
  'refund.returned': { isStillRelevant: always, letter: returnedLetter, attachments: nothing },
  'invoice.ready': {
    isStillRelevant: always,
    read: readInvoice,
    letter: invoiceLetter,
    attachments: () => 'invoice',
  },
  'invoice.rejected': {
    isStillRelevant: whileInTime,
    read: unlessInvoiced,
    letter: invoiceRejectedLetter,
    attachments: nothing,
  },
  'invoice.reminder': {
    isStillRelevant: whileInTime,
    read: unlessInvoiced,
    letter: invoiceReminderLetter,
    attachments: nothing,
  },
};

export const NOTICE_TOPICS = Object.keys(MESSAGES) as readonly NoticeTopic[];

export const CHANNEL_TOPICS = NOTICE_TOPICS.filter((topic) => MESSAGES[topic].byChannels);

export const messageOf = <Topic extends NoticeTopic>(topic: Topic): Message<Topic> => {
  const message = MESSAGES[topic];
  // A row in the database written by another release may have it.
  if (!message) throw new Error(`nobody knows what ${topic} is`);
  return message;
};
