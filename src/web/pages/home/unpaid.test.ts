import { expect, test } from 'vitest';
import { findUnpaid, kindOf, type UnpaidKind } from '#web/pages/home/unpaid.ts';
import type { UnpaidOrderView } from '#wire/orders.ts';
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

const tour: UnpaidOrderView = {
  code: 'TOUR1',
  standing: 'open',
  held: true,
  title: { es: 'Tour', en: 'Tour' },
  path: { es: '/tours/pago?code=TOUR1', en: '/tours/payment?code=TOUR1' },
  total: 89_000,
  pay_by: null,
};

test.each<[string, Partial<UnpaidOrderView>, UnpaidKind, string | null]>([
  ['places held', {}, 'places', null],
  ['nothing held', { held: false }, 'unpaid', null],
  ['at the bank', { standing: 'paying', held: false }, 'paying', null],
  [
    'a reference, until the next day',
    { standing: 'waiting', held: false, pay_by: '2026-11-28T00:05:00-06:00' },
    'voucher',
    'Sat 28 Nov, 12:05\u00a0a.m. (Mexico City time)',
  ],
])('an order with %s is listed although trips cannot be loaded', async (_, change, kind, payBy) => {
  const call = async ({ path }: { readonly path: string }) =>
    path === 'order/unpaid' ? { ok: true, data: { orders: [{ ...tour, ...change }] } } : { ok: false, errors: [] };
  expect(await findUnpaid({ call: call as never, lang: 'en' })).toEqual([
    { code: 'TOUR1', kind, to: '/tours/payment?code=TOUR1', what: 'Tour', total: 89_000, payBy },
  ]);
});
