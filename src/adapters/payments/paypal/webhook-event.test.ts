import { expect, test } from 'vitest';
import { readEvent } from '#adapters/payments/paypal/webhook-event.ts';

const event = (event_type: string, resource: object = {}) => ({ id: 'WH-1A-2B', event_type, resource });
const related = (order_id: string) => ({ id: 'CAPTURE1', supplementary_data: { related_ids: { order_id } } });
const about = { kind: 'charge', ref: 'ORDER1', key: 'WH-1A-2B' };

test.each([
  ['an approval', event('CHECKOUT.ORDER.APPROVED', { id: 'ORDER1' }), about],
  ['a capture', event('PAYMENT.CAPTURE.COMPLETED', related('ORDER1')), about],
  ['a denial', event('PAYMENT.CAPTURE.DENIED', related('ORDER1')), about],
  ['money that waits', event('PAYMENT.CAPTURE.PENDING', related('ORDER1')), { kind: 'greeting' }],
  ['a refund, which names no order', event('PAYMENT.CAPTURE.REFUNDED', { id: 'REFUND1' }), { kind: 'greeting' }],
  ['something else', event('CUSTOMER.DISPUTE.CREATED'), { kind: 'greeting' }],
  ['an order whose id leads elsewhere', event('CHECKOUT.ORDER.APPROVED', { id: '../../v1' }), undefined],
  ['no id', { event_type: 'CHECKOUT.ORDER.APPROVED' }, undefined],
  ['no object', 'CHECKOUT.ORDER.APPROVED', undefined],
])('%s', (_, body, notice) => {
  expect(readEvent(body)).toEqual(notice);
});
