import { expect, test } from 'vitest';
import { ATTEMPT_STATES } from '#domain/payment/attempt.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/orders/payment-status.ts';
import { applyResult } from '#domain/payment/status.ts';

const after = (status: PaymentStatus, method: 'credit' | 'oxxo') =>
  ATTEMPT_STATES.map((state) => applyResult(status, { state, method }));

test('a card', () => {
  //                                          created    pending    unknown    captured    declined   expired    refund_due refunded
  expect(after('process', 'credit')).toEqual([
    'process',
    'process',
    'process',
    'approved',
    'decline',
    'process',
    'process',
    'process',
  ]);
  expect(after('decline', 'credit')).toEqual([
    'process',
    'decline',
    'decline',
    'approved',
    'decline',
    'decline',
    'decline',
    'decline',
  ]);
  expect(new Set(after('approved', 'credit'))).toEqual(new Set(['approved']));
});

test('a store reference', () => {
  expect(applyResult('process', { state: 'pending', method: 'oxxo' })).toBe('order_generated');
  expect(applyResult('order_generated', { state: 'captured', method: 'oxxo' })).toBe('approved');
  expect(applyResult('order_generated', { state: 'expired', method: 'openpay' })).toBe('process');
  expect(applyResult('order_generated', { state: 'refund_due', method: 'oxxo' })).toBe('process');
  expect(applyResult('order_generated', { state: 'refund_due', method: 'credit' })).toBe('order_generated');
  expect(applyResult('order_generated', { state: 'declined', method: 'credit' })).toBe('order_generated');
  expect(applyResult('order_generated', { state: 'expired', method: 'credit' })).toBe('order_generated');
});

test('every status is reached from the first, and each but approved can be left', () => {
  const reached = new Set<PaymentStatus>(['process']);
  for (const status of reached)
    for (const method of PAYMENT_METHODS)
      for (const state of ATTEMPT_STATES) reached.add(applyResult(status, { state, method }));
  expect([...reached].toSorted()).toEqual([...PAYMENT_STATUSES].toSorted());
});
