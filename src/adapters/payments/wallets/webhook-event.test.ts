import { expect, test } from 'vitest';
import { hasNotificationSecret, readEvent } from '#adapters/payments/wallets/webhook-event.ts';

const told = (change: object = {}) => ({
  result: 'SUCCESS',
  response: { gatewayCode: 'APPROVED' },
  order: { id: 'o1', totalRefundedAmount: 0 },
  transaction: { id: 'pay', amount: 650.5, currency: 'MXN' },
  ...change,
});

test('a notice names its order, and the same event has the same key', () => {
  const [first, again, other] = [
    readEvent(told()),
    readEvent({ ...told(), timeOfLastUpdate: 'later' }),
    readEvent(told({ transaction: { id: 'refund-1', amount: 650.5, currency: 'MXN' } })),
  ];
  expect(first).toMatchObject({ kind: 'charge', ref: 'o1' });
  expect(again?.key).toBe(first?.key);
  expect(other?.key).not.toBe(first?.key);
});

test.each([undefined, null, 'x', {}, told({ order: {} }), told({ transaction: { id: 'pay' } })])(
  '%j is none',
  (body) => {
    expect(readEvent(body)).toBeUndefined();
  },
);

test.each([
  ['right', true],
  ['wrong', false],
  ['', false],
  [undefined, false],
  [['right'], false],
])('the secret %j: %s', (sent, isGenuine) => {
  expect(hasNotificationSecret('right')({ headers: { 'x-notification-secret': sent } })).toBe(isGenuine);
});
