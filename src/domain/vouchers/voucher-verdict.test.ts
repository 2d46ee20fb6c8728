import { expect, test } from 'vitest';
import { SAME_SCAN_WITHIN } from '#domain/operators/same-scan.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import type { VoucherPass } from './voucher-code.ts';
import { type KnownVoucher, voucherVerdict } from './voucher-verdict.ts';

const NOW = instant(Date.UTC(2026, 10, 28, 15, 0));
const PASS: VoucherPass = {
  folio: id('V7K3M9QX2D'),
  people: 2,
  validFrom: before(NOW, HOUR),
  validUntil: after(NOW, HOUR),
};
const GOOD: KnownVoucher = {
  isCancelled: false,
  validFrom: PASS.validFrom,
  validUntil: PASS.validUntil,
  redeemed: undefined,
};
const LATER = { validFrom: after(NOW, MINUTE), validUntil: after(NOW, HOUR) };
const OVER = { validFrom: before(NOW, HOUR), validUntil: NOW };
const redeemedBy = (device: string, at = before(NOW, SAME_SCAN_WITHIN)) => ({ ...GOOD, redeemed: { device, at } });

test.each([
  ['good, by its code', PASS, GOOD, 'redeems'],
  ['good, by its folio', undefined, GOOD, 'redeems'],
  ['sold after the list was made, by its code', PASS, undefined, 'redeems'],
  ['neither ours nor known', undefined, undefined, 'forged'],
  ['cancelled', PASS, { ...GOOD, isCancelled: true }, 'cancelled'],
  ['cancelled after it was redeemed', PASS, { ...redeemedBy('other'), isCancelled: true }, 'cancelled'],
  ['before its time', PASS, { ...GOOD, ...LATER }, 'too_early'],
  ['before its time, by its code alone', { ...PASS, ...LATER }, undefined, 'too_early'],
  ['over', PASS, { ...GOOD, ...OVER }, 'expired'],
  ['over, by its code alone', { ...PASS, ...OVER }, undefined, 'expired'],
  ['redeemed on another device', PASS, redeemedBy('other'), 'already_redeemed'],
  ['held out a moment longer', PASS, redeemedBy('door'), 'redeems'],
  ['shown again later', PASS, redeemedBy('door', before(NOW, SAME_SCAN_WITHIN + 1)), 'already_redeemed'],
] as const)('a voucher that is %s', (_what, pass, voucher, verdict) => {
  expect(voucherVerdict({ pass, voucher }, { device: 'door', at: NOW })).toBe(verdict);
});
