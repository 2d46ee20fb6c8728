import { expect, test } from 'vitest';
import type { Charge } from './charge.ts';
import { expired } from './expiry.ts';

const NOW = Date.parse('2026-11-21T12:00:00-06:00');
const MINUTE = 60_000;
const waiting = (change: Partial<Charge>): Charge => ({
  id: 'tr1',
  orderId: null,
  status: 'in_progress',
  method: 'store',
  amount: 10,
  description: 'Boletos',
  createdAt: NOW,
  operatedAt: NOW,
  refunds: [],
  ...change,
});
const inStore = waiting({ store: { reference: '1', dueAt: NOW + MINUTE } });
const atBank = waiting({ status: 'charge_pending', method: 'card' });

test.each([
  ['a reference', inStore, 0, undefined],
  ['a reference', inStore, 1, 'expired'],
  ['a paid reference', { ...inStore, status: 'completed' as const }, 1, undefined],
  ['a visit at the bank', atBank, 14, undefined],
  ['a visit at the bank', atBank, 15, 'failed'],
])('%s (%o) after %i minutes: %s', (_, charge, minutes, status) => {
  expect(expired(charge, NOW + minutes * MINUTE)?.status).toBe(status);
});
