import { fields, textOf } from '#adapters/providers/fields.ts';
import { isOrderId } from '#adapters/payments/paypal/order.ts';

/** A webhook event of the provider: only a hint to query an order. */
export type PaypalEvent =
  /** Signed, but nothing to do. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

/** Reads an event; undefined when it is invalid. `key` is the event's id, which repeated deliveries share. */
export function readEvent(body: unknown): PaypalEvent | undefined {
  const { id: key, event_type: type, resource } = fields(body);
  if (typeof key !== 'string' || !/^[\w-]{1,128}$/.test(key) || typeof type !== 'string') return undefined;
  const ref = orderIn(type, resource);
  if (ref === undefined) return { kind: 'greeting' };
  return isOrderId(ref) ? { kind: 'charge', ref, key } : undefined;
}

/** Pending money: the capture that caused it is already being reconciled, so the event needs no processing. */
const WAITS = 'PAYMENT.CAPTURE.PENDING';

/**
 * The order an event is about. A refund event names only its capture: the refund is ours or was made by hand at the
 * provider, so it is known already.
 */
function orderIn(type: string, resource: unknown): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return textOf(fields(resource).id);
  if (!type.startsWith('PAYMENT.CAPTURE.') || type === WAITS) return undefined;
  return textOf(fields(fields(fields(resource).supplementary_data).related_ids).order_id);
}
