import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import type { Order } from '#domain/orders/order.ts';

/** Something to write about, and to whom. What else is known of it is read by the room its topic belongs to. */
export interface Notice<Topic extends NoticeTopic = NoticeTopic> {
  readonly topic: Topic;
  readonly payload: NoticePayload<Topic>;
  readonly order: Order;
  /** The payment it is about, or the last there was. */
  readonly payment: PaymentAttempt | undefined;
}

/** The payment a row names, or the last there was. */
export const paymentOf = (
  payments: Pick<Payments, 'byId' | 'latest'>,
  payload: NoticePayload,
): Promise<PaymentAttempt | undefined> =>
  'payment' in payload && payload.payment ? payments.byId(payload.payment) : payments.latest(payload.reservation);
