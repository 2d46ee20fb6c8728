import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import type { Order } from '#domain/orders/order.ts';

/** What to write about, and the recipient. The room of its topic reads everything else. */
export interface Notice<Topic extends NoticeTopic = NoticeTopic> {
  readonly topic: Topic;
  readonly payload: NoticePayload<Topic>;
  readonly order: Order;
  /** The payment it is about, or the latest one. */
  readonly payment: PaymentAttempt | undefined;
}

/** The payment named by a row, or the latest one. */
export const paymentOf = (
  payments: Pick<Payments, 'byId' | 'latest'>,
  payload: NoticePayload,
): Promise<PaymentAttempt | undefined> =>
  'payment' in payload && payload.payment ? payments.byId(payload.payment) : payments.latest(payload.reservation);
