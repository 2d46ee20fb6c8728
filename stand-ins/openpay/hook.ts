/** Event types the provider documents. */
export const EVENT_TYPES = [
  'verification',
  'charge.refunded',
  'charge.failed',
  'charge.cancelled',
  'charge.created',
  'charge.succeeded',
  'charge.rescored.to.decline',
  'subscription.charge.failed',
  'payout.created',
  'payout.succeeded',
  'payout.failed',
  'transfer.succeeded',
  'fee.succeeded',
  'fee.refund.succeeded',
  'spei.received',
  'chargeback.created',
  'chargeback.rejected',
  'chargeback.accepted',
  'transaction.expired',
  'order.created',
  'order.activated',
  'order.payment.received',
  'order.completed',
  'order.expired',
  'order.cancelled',
  'order.payment.cancelled',
] as const;

/** A registered webhook. */
export interface Hook {
  readonly id: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Event types it subscribes to. */
  readonly eventTypes: readonly string[];
}

/** The webhook of the command line: it gets all events and was never registered. */
export const STANDING = 'wcommandline';

/**
 * A webhook as returned, without its password. Only one that answered its verification is stored, so each is verified.
 */
export const hookView = ({ id, url, user, eventTypes }: Hook) => ({
  id,
  url,
  user,
  event_types: eventTypes,
  status: 'verified',
});
