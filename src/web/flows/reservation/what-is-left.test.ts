import { expect, test } from 'vitest';
import { queryWhatIsLeft, isForGood, type WhatIsLeft, whatIsLeft } from '#web/flows/reservation/what-is-left.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';

const NOW = '2026-11-27T18:00:00.000Z';
const LATER = '2026-11-27T18:10:00.000Z';

const draft: Partial<ReservationView> = {
  payment: 'process',
  process_payment: false,
  expired: false,
  expires_at: null,
  server_now: NOW,
  change: null,
  adding: null,
};

test.each<[string, Partial<ReservationView>, WhatIsLeft, boolean]>([
  ['before any seat is held', {}, 'typed', true],
  ['with seats held', { expires_at: LATER }, 'held', true],
  ['declined', { payment: 'decline', expires_at: LATER }, 'held', true],
  ['at the bank, whatever the hold says', { process_payment: true, expires_at: NOW }, 'paying', false],
  ['ordered', { payment: 'order_generated', expires_at: LATER }, 'ordered', false],
  [
    'ordered in a store: a payment is under way',
    { payment: 'order_generated', process_payment: true },
    'ordered',
    false,
  ],
  ['paid', { payment: 'approved' }, 'paid', false],
  ['too late', { expires_at: NOW }, 'over', true],
  ['ordered, and nobody paid', { payment: 'order_generated', expired: true }, 'over', true],
  ['a change that is not paid', { change: {} as ReservationView['change'], expires_at: LATER }, 'part', true],
])('%s', (_, change, what, gives) => {
  expect(whatIsLeft({ ...draft, ...change } as ReservationView)).toBe(what);
  expect(isForGood(what)).toBe(gives);
});

test.each([
  ['nobody answers', () => Promise.reject(new Error('offline')), 'unknown'],
  ['it is not open here', async () => ({ ok: false, status: 404, errors: [] }), 'gone'],
  ['the site is busy', async () => ({ ok: false, status: 503, errors: [] }), 'unknown'],
] as const)('nothing is given up where %s', async (_, call, what) => {
  expect(await queryWhatIsLeft(call as unknown as ApiCall, 'CODE')).toBe(what);
  expect(isForGood(what)).toBe(false);
});
