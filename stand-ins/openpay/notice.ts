import { type Charge, chargeView, type Status } from './charge.ts';
import { newId } from './ids.ts';
import { mexicoTime } from './mexico-time.ts';

/** News of a charge as it is posted: the body carries neither an id nor a signature. The id is ours, to keep count. */
export interface Notice {
  readonly id: string;
  readonly body: {
    readonly type: string;
    readonly event_date: string;
    readonly transaction: ReturnType<typeof chargeView>;
  };
}

const TYPES: Readonly<Record<Status, string>> = {
  completed: 'charge.succeeded',
  failed: 'charge.failed',
  refunded: 'charge.refunded',
  charge_pending: 'charge.created',
  in_progress: 'charge.created',
  expired: 'transaction.expired',
};

export function noticeOf(charge: Charge, origin: string, now: number): Notice {
  const type = charge.refunds.length > 0 ? TYPES.refunded : TYPES[charge.status];
  return { id: newId('ev'), body: { type, event_date: mexicoTime(now), transaction: chargeView(charge, origin) } };
}

/** What somebody who is not the provider would post: that this charge was paid. */
export const forgedOf = ({ id, body }: Notice): Notice => ({
  id,
  body: { ...body, type: TYPES.completed, transaction: { ...body.transaction, status: 'completed', error_code: null } },
});

/** How a new address is tried out. */
export const greeting = (now: number) => ({
  type: 'verification',
  event_date: mexicoTime(now),
  verification_code: newId('').slice(0, 8),
});
