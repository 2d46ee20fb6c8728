import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { newVoucherFolio, parseVoucherFolio, VOUCHER_FOLIO_BYTES, voucherState } from './voucher.ts';

test('a folio is V and nine symbols, of five random bits each', () => {
  expect(newVoucherFolio(new Uint8Array(VOUCHER_FOLIO_BYTES))).toBe('V000000000');
  expect(newVoucherFolio(new Uint8Array(VOUCHER_FOLIO_BYTES).fill(255))).toBe('VZZZZZZZZZ');
});

test.each([
  ['as displayed', 'V1234-56789'],
  ['in small letters, with spaces', ' v1234 56789 '],
  ['with letters that look like digits', 'VI234-56789'],
])('%s it is read', (_how, typed) => {
  expect(parseVoucherFolio(typed)).toBe('V123456789');
});

test.each([
  ['nothing', ''],
  ['the folio of a ticket', '7K3M9QX2VD-01'],
  ['a pass to a lounge', 'S1234-56789'],
  ['one too short', 'V1234-5678'],
])('%s is no folio', (_what, typed) => {
  expect(parseVoucherFolio(typed)).toBeUndefined();
});

const UNTIL = instant(Date.UTC(2026, 10, 28, 21, 0));

test.each([
  ['before its end', false, undefined, -1, 'valid'],
  ['at its end', false, undefined, 0, 'over'],
  ['redeemed, also after its end', false, UNTIL, 1, 'redeemed'],
  ['cancelled, also if redeemed', true, UNTIL, -1, 'cancelled'],
] as const)('%s', (_when, isCancelled, redeemedAt, later, state) => {
  expect(voucherState({ isCancelled, redeemedAt, validUntil: UNTIL }, instant(UNTIL + later))).toBe(state);
});
