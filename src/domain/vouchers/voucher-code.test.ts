import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { CROCKFORD } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import {
  bodyOfVoucher,
  readVoucherCode,
  VOUCHER_CODE_LENGTH,
  voucherCodeOf,
  type VoucherPass,
} from './voucher-code.ts';

const PASS: VoucherPass = {
  folio: id('V7K3M9QX2D'),
  people: 4,
  validFrom: instant(Date.UTC(2026, 10, 28, 15, 0)),
  validUntil: instant(Date.UTC(2026, 10, 28, 21, 0)),
};
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, i) => i);
const CODE = voucherCodeOf(bodyOfVoucher(PASS, 'cafe0001'), SIGNATURE);

test('a code is of one length, in the letters of a QR in alphanumeric mode', () => {
  expect(CODE).toMatch(new RegExp(`^[0-9A-Z]{${VOUCHER_CODE_LENGTH}}$`));
  expect(readVoucherCode(` ${CODE.toLowerCase()}\n`)).toMatchObject({
    keyId: 'cafe0001',
    pass: PASS,
    signature: SIGNATURE,
  });
});

const minutes = integer({ min: 0, max: 0xffff_ffff }).map((n) => instant(n * MINUTE));
const passes = record({
  folio: array(constantFrom(...CROCKFORD), { minLength: 9, maxLength: 9 }).map((symbols) =>
    id<'voucher-folio'>(`V${symbols.join('')}`),
  ),
  people: integer({ min: 1, max: 255 }),
  validFrom: minutes,
  validUntil: minutes,
});

test('every pass comes back', () => {
  assert(
    property(passes, (pass) => {
      const body = bodyOfVoucher(pass, '00000000');
      expect(readVoucherCode(voucherCodeOf(body, SIGNATURE))).toMatchObject({ pass, body });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['another QR', 'https://example.com/voucher'],
  ['too little', CODE.slice(1)],
  ['too much', `${CODE}0`],
  ['another version', `04${CODE.slice(2)}`],
  ['letters that are none of ours', `U${CODE.slice(1)}`],
])('%s is no code', (_what, text) => {
  expect(readVoucherCode(text)).toBeUndefined();
});
