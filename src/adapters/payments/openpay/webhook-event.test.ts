import { expect, test } from 'vitest';
import { readEvent } from '#adapters/payments/openpay/webhook-event.ts';

const transaction = { id: 'tr1', status: 'completed', amount: 650.01, operation_date: '2026-11-21T12:54:00-06:00' };
const keyOf = (type: string, change: object) => {
  const notice = readEvent({ type, transaction: { ...transaction, ...change } });
  return notice?.kind === 'charge' ? notice.key : undefined;
};

test.each([
  ['a greeting', { type: 'verification', verification_code: '1234' }, { kind: 'greeting' }],
  [
    'news of a charge',
    { type: 'charge.succeeded', transaction },
    { kind: 'charge', ref: 'tr1', key: expect.any(String) },
  ],
  ['a charge whose id leads elsewhere', { type: 'charge.succeeded', transaction: { id: '../m2' } }, undefined],
  ['news of nothing', { type: 'charge.succeeded' }, undefined],
  ['no object', 'charge.succeeded', undefined],
])('%s', (_, body, notice) => {
  expect(readEvent(body)).toEqual(notice);
});

test('the same event has the same key, whenever it is told', () => {
  expect(keyOf('charge.succeeded', { conciliated: true })).toBe(keyOf('charge.succeeded', {}));
});

test('another event has another key, a second refund too', () => {
  const first = keyOf('charge.refunded', { refund: { id: 'tr2', amount: 10 } });
  const second = keyOf('charge.refunded', { refund: { id: 'tr3', amount: 10 } });
  expect(new Set([first, second, keyOf('charge.succeeded', {}), keyOf('charge.failed', {})]).size).toBe(4);
});
