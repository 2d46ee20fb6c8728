import { newEventId, newId } from './ids.ts';
import type { Order, Refund } from './order.ts';
import { captureView, orderView, type Places, refundView } from './order-view.ts';

/** An event as it is posted. */
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

/** What the merchant hears of an order's change; nothing, where the provider says nothing. */
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
    // Only here the provider says which order a capture belongs to.
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

/** What somebody would post who wants a ticket for nothing: that this order was paid. */
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
