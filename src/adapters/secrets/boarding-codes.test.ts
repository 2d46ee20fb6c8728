import { generateKeyPairSync } from 'node:crypto';
import { encodeQR } from 'qr';
import { describe, expect, test } from 'vitest';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { CROCKFORD } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');

const KEY = newKey();
const codes = boardingCodes({ privateKey: KEY });

const PASS: BoardingPass = {
  folio: '7K3M9QX2VD-01',
  direction: 'departure',
  seat: 12,
  run: { departure: id('0199aaaa-1111-7222-8333-444455556666'), serviceDate: localDate('2026-11-27') },
  issue: codes.issueOf('a secret'),
  expires: instant(Date.UTC(2026, 10, 28, 15, 5)),
};

describe('what we signed', () => {
  test('is read back', () => {
    expect(codes.read(codes.sign(PASS))).toEqual(PASS);
    expect(boardingCodes({ privateKey: KEY }).read(codes.sign(PASS))).toEqual(PASS);
  });

  test('fits a QR of 45 modules a side, which paper and old screens can show', () => {
    const modules = encodeQR(codes.sign(PASS), 'raw', { ecc: 'medium', border: 1 }).length - 2;
    expect(modules).toBe(45);
  });

  test('is another with each issue', () => {
    expect(codes.issueOf('another secret')).not.toBe(PASS.issue);
    expect(PASS.issue).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('refused', () => {
  test('any letter changed, anywhere', () => {
    const code = codes.sign(PASS);
    for (let at = 0; at < code.length; at += 1) {
      const other = CROCKFORD[(CROCKFORD.indexOf(code[at]!) + 1) % CROCKFORD.length];
      expect(codes.read(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    }
  });

  test("another's key", () => {
    expect(codes.read(boardingCodes({ privateKey: newKey() }).sign(PASS))).toBeUndefined();
  });
});

test('a retired key is trusted as long as it is named, and no longer signs', () => {
  const old = boardingCodes({ privateKey: newKey() });
  const now = boardingCodes({ privateKey: KEY, retired: [old.keys[0]!.publicKey] });
  expect(now.read(old.sign(PASS))).toEqual(PASS);
  expect(now.sign(PASS)).toBe(codes.sign(PASS));
  expect(now.keys).toEqual([codes.keys[0], old.keys[0]]);
});
