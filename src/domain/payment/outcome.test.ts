import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { ATTEMPT_STATES } from './attempt.ts';
import { isSurplus } from './outcome.ts';

test('money for what is paid already goes back, for what was ordered or declined it does not', () => {
  const surplus = PAYMENT_STATUSES.filter((status) => isSurplus({ status, others: [] }));
  expect(surplus).toEqual(['approved']);
});

test('money goes back while another attempt may still take some, or has', () => {
  const states = ATTEMPT_STATES.filter((state) => isSurplus({ status: 'process', others: ['declined', state] }));
  expect(states).toEqual(['created', 'pending', 'unknown', 'captured']);
});
