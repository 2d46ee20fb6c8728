/** Updates the provider documents. */
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

/** Where a merchant wants to be told. */
export interface Hook {
  readonly id: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** What it wants to hear. */
  readonly eventTypes: readonly string[];
}

/** The webhook of the command line: it hears everything and was registered by nobody. */
export const STANDING = 'wcommandline';

/** A webhook as it is shown: never its password. Only one that answered is kept, so that each is verified. */
export const hookView = ({ id, url, user, eventTypes }: Hook) => ({
  id,
  url,
  user,
  event_types: eventTypes,
  status: 'verified',
});
