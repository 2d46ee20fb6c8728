import type { BackShare, TicketRefund } from '#app/amendments/refunds/ports.ts';
import type { NoticedInvoice } from '#app/notices/noticed-invoice.ts';
import type { NoticePayload } from '#app/notices/ports.ts';
import type { NoticeTopic } from '#app/notices/topic.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';

/** Something to write about, with what is known of it at the moment of writing. */
export interface Notice extends ReservationFacts {
  readonly topic: NoticeTopic;
  readonly payload: NoticePayload;
  /** The payment it is about, where it is about one. */
  readonly payment: PaymentAttempt | undefined;
  /** Of delays and what was given back: how its tickets stand, and what it was. */
  readonly ticketsStatus?: TicketsStatus;
  readonly given?: readonly TicketRefund[];
  /** Of delays and other classes: where the money that is offered would go back to. */
  readonly shares?: readonly BackShare[];
  /** The tax document it is about. */
  readonly invoice?: NoticedInvoice;
}
