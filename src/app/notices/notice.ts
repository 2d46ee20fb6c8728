import type { NoticePayload } from '#app/notices/ports.ts';
import type { NoticeTopic } from '#app/notices/topic.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';

/** Something to write about, with what is known of it at the moment of writing. */
export interface Notice extends ReservationFacts {
  readonly topic: NoticeTopic;
  readonly payload: NoticePayload;
  /** The payment it is about, where it is about one. */
  readonly payment: PaymentAttempt | undefined;
}
