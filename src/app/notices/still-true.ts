import type { NoticeTopic } from '#app/notices/topic.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';

/** How things stand when a letter is about to go out. */
export interface Standing extends Pick<Reservation, 'status' | 'expired'> {
  /** Of the payment it is about. */
  readonly payment?: AttemptState;
}

/**
 * Whether a letter still tells the truth when it is about to go out: a queue that stood for an hour must not ask for money
 * that was paid meanwhile, nor mourn seats that were bought after all.
 */
export function isStillTrue(topic: NoticeTopic, { status, expired, payment }: Standing): boolean {
  switch (topic) {
    case 'ticket.issued':
    case 'ticket.reseated':
      return status === 'approved';
    case 'ticket.ordered':
    case 'voucher.ordered':
    case 'voucher.reminder':
      return status === 'order_generated' && !expired;
    case 'voucher.lapsed':
      return status !== 'approved';
    case 'payment.resume':
      return status !== 'approved' && !expired;
    case 'refund.due':
      // Given back at once: the letter that says so also says why.
      return payment !== 'refunded';
    case 'refund.paid':
      return true;
  }
}
