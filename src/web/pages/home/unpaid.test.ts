import { expect, test } from 'vitest';
import { kindOf, type UnpaidKind } from '#web/pages/home/unpaid.ts';
import type { ReservationView } from '#wire/reservation.ts';

const NOW = '2026-11-27T18:00:00.000Z';
const LATER = '2026-11-27T18:10:00.000Z';

const draft: Partial<ReservationView> = {
  payment: 'process',
  process_payment: false,
  voucher: null,
  now: 'pago',
  expired: false,
  expires_at: LATER,
  server_now: NOW,
};

test.each<[string, Partial<ReservationView>, UnpaidKind | undefined]>([
  ['seats held', {}, 'held'],
  ['declined', { payment: 'decline' }, 'held'],
  ['seats held for one journey, the other to be chosen again', { now: 'asientos' }, 'choosing'],
  ['all open: no seat is held', { expires_at: null }, 'open'],
  ['at the bank', { process_payment: true, expires_at: NOW }, 'paying'],
  ['a reference', { payment: 'order_generated', voucher: {} as NonNullable<ReservationView['voucher']> }, 'voucher'],
  ['at the counter', { payment: 'order_generated' }, 'order'],
  ['at the counter, and nobody came', { payment: 'order_generated', expired: true }, undefined],
  ['paid', { payment: 'approved' }, undefined],
  ['too late', { expires_at: NOW }, undefined],
  ['swept', { expired: true }, undefined],
  ['not so far', { now: 'asientos', expires_at: null }, undefined],
])('%s', (_, change, kind) => {
  expect(kindOf({ ...draft, ...change } as ReservationView)).toBe(kind);
});
