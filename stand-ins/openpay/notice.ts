import { type Charge, chargeView, type Status } from './charge.ts';
import { newId } from './ids.ts';
import { mexicoTime } from './mexico-time.ts';

/** A charge's event as posted: the body has neither an id nor a signature. The id is internal, for tracking. */
export interface Notice {
  readonly id: string;
  /** The webhook it is for. */
  readonly hook: string;
  readonly body: NoticeBody;
}

export interface NoticeBody {
  readonly type: string;
  readonly event_date: string;
  readonly transaction: ReturnType<typeof chargeView>;
}

const TYPES: Readonly<Record<Status, string>> = {
  completed: 'charge.succeeded',
  failed: 'charge.failed',
  refunded: 'charge.refunded',
  charge_pending: 'charge.created',
  in_progress: 'charge.created',
  cancelled: 'charge.cancelled',
  expired: 'transaction.expired',
  chargeback_pending: 'chargeback.created',
  chargeback_accepted: 'chargeback.accepted',
};

/** The event type of a change; `before` is undefined for a new charge. */
function typeOf(before: Charge | undefined, after: Charge): string {
  if (after.status === 'cancelled') return TYPES.cancelled;
  if (after.refunds.length > (before?.refunds.length ?? 0)) return TYPES.refunded;
  return before?.status === 'chargeback_pending' && after.status === 'completed'
    ? 'chargeback.rejected'
    : TYPES[after.status];
}

interface Change {
  readonly before: Charge | undefined;
  readonly after: Charge;
  readonly at: number;
}

export const noticeBodyOf = ({ before, after, at }: Change, origin: string): NoticeBody => ({
  type: typeOf(before, after),
  event_date: mexicoTime(at),
  transaction: chargeView(after, origin),
});

export const noticeFor = (hook: string, body: NoticeBody): Notice => ({ id: newId('ev'), hook, body });

/** What a forger would post: that this charge was paid. */
export const forgedOf = (body: NoticeBody): NoticeBody => ({
  ...body,
  type: TYPES.completed,
  transaction: { ...body.transaction, status: 'completed', error_code: null },
});

/** The verification of a new webhook. */
export const greeting = (now: number) => ({
  type: 'verification',
  event_date: mexicoTime(now),
  verification_code: newId('').slice(0, 8),
});
