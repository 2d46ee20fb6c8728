import type { BackShare, TicketRefund } from '#app/amendments/refunds/ports.ts';
import type { NoticedInvoice } from '#app/notices/noticed-invoice.ts';
import type { NoticePayload, NoticeTopic } from '#app/notices/announcement.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';

/** Something to write about, with what is known of it at the moment of writing. */
export interface Notice<Topic extends NoticeTopic = NoticeTopic> extends ReservationFacts {
  readonly topic: Topic;
  readonly payload: NoticePayload<Topic>;
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

export const isAbout = <Topic extends NoticeTopic>(notice: Notice, topic: Topic): notice is Notice<Topic> =>
  notice.topic === topic;

/** The payment a row names, or the last there was. */
export const paymentOf = (
  payments: Pick<Payments, 'byId' | 'latest'>,
  payload: NoticePayload,
): Promise<PaymentAttempt | undefined> =>
  'payment' in payload && payload.payment ? payments.byId(payload.payment) : payments.latest(payload.reservation);
