import { generateKeyPairSync } from 'node:crypto';
import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { voucherCodes } from '#adapters/secrets/voucher-codes.ts';
import type { VoucherPass } from '#domain/vouchers/voucher-code.ts';
import { CROCKFORD } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');

const KEY = newKey();
const codes = voucherCodes({ privateKey: KEY });
const PASS: VoucherPass = {
  folio: id('V7K3M9QX2D'),
  people: 2,
  validFrom: instant(Date.UTC(2026, 10, 28, 15, 0)),
  validUntil: instant(Date.UTC(2026, 10, 28, 21, 0)),
};
const CODE = codes.sign(PASS);

test('what we signed is read back, and a QR of 41 modules shows it', () => {
  expect(codes.read(CODE)).toEqual(PASS);
  expect(encodeQR(CODE, 'raw', { ecc: 'medium', border: 1 })).toHaveLength(41 + 2);
});

test('a retired key is trusted', () => {
  const now = voucherCodes({ privateKey: newKey(), retired: [codes.keys[0]!.publicKey] });
  expect(now.read(CODE)).toEqual(PASS);
});

test('what others signed, or somebody altered, is no code of ours', () => {
  expect(codes.read(voucherCodes({ privateKey: newKey() }).sign(PASS))).toBeUndefined();
  for (const at of [12, 20, 30, 60, 130]) {
    const other = CROCKFORD[(CROCKFORD.indexOf(CODE[at]!) + 1) % 32];
    expect(codes.read(`${CODE.slice(0, at)}${other}${CODE.slice(at + 1)}`)).toBeUndefined();
  }
});

test('it is no ticket', () => {
  expect(boardingCodes({ privateKey: KEY }).read(CODE)).toBeUndefined();
});
