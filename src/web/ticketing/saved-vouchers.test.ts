import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/instant.ts';
import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';
import { savedVouchersFrom, savedVouchersOf } from './saved-vouchers.ts';

const NOW = Date.parse('2026-11-28T15:00:00Z');
const ENDS = '2026-11-28T13:00:00-06:00';
const VOUCHER: DrawnVoucher = {
  folio: 'V123456789',
  title: { es: 'Ballenas', en: 'Whales' },
  provider: 'Mar y Monte',
  reference: 'AV-1',
  place: 'Muelle',
  starts_at: '2026-11-28T10:00:00-06:00',
  people: 2,
  phone: '+52 322 555 0148',
  valid_from: '2026-11-28T09:00:00-06:00',
  valid_until: ENDS,
  state: 'valid',
  qr: { size: 41, d: 'M0 0h7' },
};

const saved = (...vouchers: readonly DrawnVoucher[]) =>
  savedVouchersOf({ code: '7K3M9QX2VD', lang: 'es', now: NOW, vouchers });

test('only what is shown on arrival is kept, until two days after the end', () => {
  const more = { ...VOUCHER, secret: 'not kept', email: 'ana@example.com' };
  const kept = saved(more, { ...VOUCHER, folio: 'V000000001', valid_until: '2026-11-28T12:00:00-06:00' })!;
  expect(kept.vouchers[0]).toEqual(VOUCHER);
  expect(kept.until).toBe(Date.parse(ENDS) + 2 * DAY);
  expect(kept.asOf).toBe('2026-11-28T09:00:00-06:00');
  expect(saved()).toBeUndefined();
});

test('what was kept is read until it expires; what ended meanwhile is over', () => {
  const kept = JSON.parse(JSON.stringify(saved(VOUCHER)));
  expect(savedVouchersFrom(kept, NOW)).toEqual(kept);
  expect(savedVouchersFrom(kept, NOW + 5 * HOUR)?.vouchers[0]?.state).toBe('over');
  expect(savedVouchersFrom(kept, kept.until)).toBeUndefined();
});

test.each([undefined, null, 'text', {}, { version: 3, until: NOW + DAY }])('%j is no voucher', (value) => {
  expect(savedVouchersFrom(value, NOW)).toBeUndefined();
});
