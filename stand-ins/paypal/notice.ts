import { newEventId, newId } from './ids.ts';
import type { Order, Refund } from './order.ts';
import { captureView, orderView, type Places, refundView } from './order-view.ts';

/** A webhook event as posted. */
export interface Notice {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface News {
  readonly type: string;
  readonly resourceType: 'checkout-order' | 'capture' | 'refund';
  readonly summary: string;
  readonly resource: unknown;
}

/** The event for a change of an order; undefined when the provider sends none. */
export function noticeOf(order: Order, refund: Refund | undefined, places: Places): Notice | undefined {
  const news = newsOf(order, refund, places);
  return news && noticeFrom(news, places);
}

function newsOf(order: Order, refund: Refund | undefined, places: Places): News | undefined {
  const { capture, unit } = order;
  if (refund && capture) {
    const resource = refundView(refund, capture, places);
    const summary = `A ${resource.amount.value} ${resource.amount.currency_code} capture payment was refunded`;
    return { type: 'PAYMENT.CAPTURE.REFUNDED', resourceType: 'refund', summary, resource };
  }
  if (capture) {
    const type = CAPTURE_TYPES[capture.status];
    // The provider names the order of a capture only here.
    const related = { supplementary_data: { related_ids: { order_id: order.id } } };
    const resource = { ...captureView(capture, unit, places), ...related };
    if (type === undefined) return undefined;
    return { type, resourceType: 'capture', summary: `Payment ${capture.status.toLowerCase()}`, resource };
  }
  if (order.status !== 'APPROVED') return undefined;
  const summary = 'An order has been approved by buyer';
  return {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    summary,
    resource: orderView(order, places),
  };
}

const CAPTURE_TYPES: Readonly<Record<string, string>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

function noticeFrom({ type, resourceType, summary, resource }: News, { api }: Places): Notice {
  const id = newEventId();
  const self = `${api}/v1/notifications/webhooks-events/${id}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  return { id, body };
}

/** What a forger who wants a free ticket would post: that this order was paid. */
export function forgedOf(order: Order, places: Places): Notice {
  const capture = order.capture ?? {
    id: newId(),
    status: 'COMPLETED',
    amount: order.unit.amount,
    at: Date.now(),
    refunds: [],
  };
  return noticeOf({ ...order, capture: { ...capture, status: 'COMPLETED' } }, undefined, places)!;
}
