/** What travellers are written about. The sale leaves a row of the outbox under each of these names. */
export const NOTICE_TOPICS = [
  /** Paid: the tickets. */
  'ticket.issued',
  /** To be paid at the counter: the unpaid tickets and their list of times. */
  'ticket.ordered',
  /** Paid late: the same seats or others, and the tickets. */
  'ticket.reseated',
  /** Its schedule was changed: the new tickets and the new PIN. */
  'ticket.changed',
  /** Something was added after the sale, and is paid. */
  'addition.made',
  /** A passenger's name was changed: their new tickets. */
  'ticket.renamed',
  /** Somebody chose another seat of the same bus: their new tickets. */
  'ticket.seat_changed',
  /** An open ticket ends soon. */
  'open.reminder',
  'voucher.ordered',
  'voucher.reminder',
  'voucher.lapsed',
  /** The seats could not be kept, or it was paid twice: the money goes back. */
  'refund.due',
  'refund.paid',
  /** A payment was left open at the provider's page. */
  'payment.resume',
  /** The PIN of a reservation was forgotten. */
  'pin.requested',
  /** Digits for somebody who sees the reservation masked. */
  'one_time_code.requested',
  /** The traveller wants the e-mail with the tickets, or what stands for them, once more. */
  'ticket.resent',
  /** A departure that was ordered, and is not paid, does not run. */
  'order.cancelled',
  /** A departure is late or does not run. */
  'delay.notice',
  /** A departure runs in another class than was sold. */
  'service.notice',
  /** Tickets were given up, or what a delay or a lower class gives was taken. */
  'tickets.given_back',
  'refund.returned',
  /** A tax document with its files: an invoice, one that stands in for another, or a credit note. */
  'invoice.ready',
  /** The SAT did not take an invoice that was to come by itself: nobody was there to see it refused. */
  'invoice.rejected',
  /** The month ends, and what was paid in it is not invoiced. */
  'invoice.reminder',
] as const;

export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
