import type { OutboxRow } from '#app/notices/ports.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { ONE_TIME_CODE_LIFETIME } from '#domain/access/look-up.ts';
import { referenceReminderDue } from '#domain/payment/reference-reminders.ts';
import { uuidTimestamp } from '#kernel/ids.ts';
import { before, type Instant } from '#kernel/instant.ts';

/** How things stand when a letter is about to go out. */
export interface RelevanceFacts extends Pick<Reservation, 'status' | 'expired'> {
  readonly now: Instant;
  /** The payment it is about. */
  readonly payment: Pick<PaymentAttempt, 'state' | 'age' | 'voucher'> | undefined;
}

/**
 * Whether a letter still tells the truth when it is about to go out: a queue that stood for an hour must not ask for money
 * that was paid meanwhile, nor mourn seats that were bought after all.
 */
export function isStillRelevant(
  { topic, payload }: Pick<OutboxRow, 'topic' | 'payload'>,
  current: RelevanceFacts,
): boolean {
  const { status, expired, payment } = current;
  switch (topic) {
    case 'ticket.issued':
    case 'ticket.reseated':
    case 'ticket.changed':
    case 'ticket.renamed':
    case 'ticket.seat_changed':
    case 'addition.made':
    case 'open.reminder':
    case 'delay.notice':
    case 'service.notice':
      return status === 'approved';
    case 'ticket.ordered':
      return status === 'order_generated' && !expired;
    case 'voucher.ordered':
      return isPayable(current);
    case 'voucher.reminder':
      return isPayable(current) && reminderOf(current) === payload.which;
    case 'voucher.lapsed':
    case 'order.cancelled':
      return status !== 'approved';
    case 'refund.due':
      // Given back at once: the letter that says so also says why.
      return payment?.state !== 'refunded';
    case 'refund.paid':
    case 'tickets.given_back':
    case 'refund.returned':
      return true;
    case 'payment.resume':
      return status !== 'approved' && !expired && payment?.state === 'pending';
    case 'pin.requested':
      return true;
    case 'one_time_code.requested':
      return (
        payload.request !== undefined && before(current.now, ONE_TIME_CODE_LIFETIME) < uuidTimestamp(payload.request)
      );
    case 'invoice.ready':
      return true;
    case 'invoice.rejected':
    case 'invoice.reminder':
      return payload.until !== undefined && current.now < payload.until;
    case 'ticket.resent':
      return status === 'approved' || (status === 'order_generated' && !expired);
  }
}

/** The reference is not paid, not given up and not replaced by another. */
const isPayable = ({ expired, payment, now }: RelevanceFacts): boolean =>
  !expired && payment?.state === 'pending' && payment.voucher !== undefined && now < payment.voucher.payBy;

/** Two reminders that waited in the queue together would be sent together. */
function reminderOf({ payment, now }: RelevanceFacts) {
  return (
    payment?.voucher && referenceReminderDue({ since: before(now, payment.age), payBy: payment.voucher.payBy }, now)
  );
}
