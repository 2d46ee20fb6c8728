import type { NoticePayload } from '#app/announcement.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import { ONE_TIME_CODE_LIFETIME } from '#domain/access/look-up.ts';
import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import { referenceReminderDue } from '#domain/payment/reference-reminders.ts';
import { uuidTimestamp } from '#kernel/ids.ts';
import { before, type Instant } from '#kernel/instant.ts';

/** The state of an order when its letter is about to be sent. */
export interface RelevanceFacts extends OrderFlags {
  readonly now: Instant;
  /** The payment it is about. */
  readonly payment: Pick<PaymentAttempt, 'state' | 'age' | 'voucher'> | undefined;
}

export const always = (): boolean => true;

export const whilePaid = (_: NoticePayload, { status }: RelevanceFacts): boolean => status === 'approved';

export const untilPaid = (_: NoticePayload, { status }: RelevanceFacts): boolean => status !== 'approved';

export const whileOrdered = (_: NoticePayload, current: RelevanceFacts): boolean => stateOf(current).kind === 'ordered';

export const whilePaidOrOrdered = (payload: NoticePayload, current: RelevanceFacts): boolean =>
  whilePaid(payload, current) || whileOrdered(payload, current);

/** The reference is not paid, abandoned or replaced by another. */
export function whilePayable(_: NoticePayload, current: RelevanceFacts): boolean {
  const { payment, now } = current;
  if (stateOf(current).kind === 'ended' || payment?.state !== 'pending') return false;
  return payment.voucher !== undefined && now < payment.voucher.payBy;
}

/** Two reminders delayed in the queue would otherwise be sent together. */
export const whileReminderIsDue = (payload: NoticePayload<'voucher.reminder'>, current: RelevanceFacts): boolean =>
  whilePayable(payload, current) && reminderOf(current) === payload.which;

function reminderOf({ payment, now }: RelevanceFacts) {
  return (
    payment?.voucher && referenceReminderDue({ since: before(now, payment.age), payBy: payment.voucher.payBy }, now)
  );
}

/** When it is refunded immediately, the letter about the refund also gives the reason. */
export const untilGivenBack = (_: NoticePayload, { payment }: RelevanceFacts): boolean => payment?.state !== 'refunded';

export function whileLeftOpen(_: NoticePayload, current: RelevanceFacts): boolean {
  const { kind } = stateOf(current);
  return kind !== 'sold' && kind !== 'ended' && current.payment?.state === 'pending';
}

export const whileCodeIsValid = (
  { request }: NoticePayload<'one_time_code.requested'>,
  { now }: RelevanceFacts,
): boolean => request !== undefined && before(now, ONE_TIME_CODE_LIFETIME) < uuidTimestamp(request);

export const whileInTime = (
  { until }: NoticePayload<'invoice.rejected' | 'invoice.reminder'>,
  { now }: RelevanceFacts,
): boolean => until !== undefined && now < until;
