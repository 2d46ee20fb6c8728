import { fields, textOf } from '#adapters/providers/fields.ts';
import { isOrderId } from '#adapters/payments/paypal/order.ts';

/** An event of the provider: a hint to ask about an order, and nothing more. */
export type PaypalEvent =
  /** Signed, and nothing for us to do. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

/** Reads an event; undefined for what is none. `key` is the event's id: it is delivered again under the same. */
export function readEvent(body: unknown): PaypalEvent | undefined {
  const { id: key, event_type: type, resource } = fields(body);
  if (typeof key !== 'string' || !/^[\w-]{1,128}$/.test(key) || typeof type !== 'string') return undefined;
  const ref = orderIn(type, resource);
  if (ref === undefined) return { kind: 'greeting' };
  return isOrderId(ref) ? { kind: 'charge', ref, key } : undefined;
}

/** Money that waits: who captured it knows, and asks. There is no answer yet that the provider could be given. */
const WAITS = 'PAYMENT.CAPTURE.PENDING';

/**
 * The order an event is about. A refund names only its capture: it is ours, or somebody's at the provider, who knows of
 * it.
 */
function orderIn(type: string, resource: unknown): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return textOf(fields(resource).id);
  if (!type.startsWith('PAYMENT.CAPTURE.') || type === WAITS) return undefined;
  return textOf(fields(fields(fields(resource).supplementary_data).related_ids).order_id);
}
