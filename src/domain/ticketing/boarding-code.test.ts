import { array, assert, constantFrom, integer, option, property, record, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, CODE_LENGTH, codeOf, readCode } from '#domain/ticketing/boarding-code.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { folioOf } from '#domain/ticketing/ticket-rules.ts';
import { CROCKFORD } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate, plusDays } from '#kernel/instant.ts';

const PASS: BoardingPass = {
  folio: '7K3M9QX2VD-03',
  direction: 'return',
  seat: 12,
  run: { departure: id('0199aaaa-1111-7222-8333-444455556666'), serviceDate: localDate('2026-11-27') },
  issue: '0123456789abcdef',
  expires: instant(Date.UTC(2026, 10, 28, 15, 5)),
};

const SIGNATURE = Uint8Array.from({ length: 64 }, (_, i) => i);

test('a code is of one length, in the letters of a QR in alphanumeric mode', () => {
  const code = codeOf(bodyOf(PASS, 'cafe0001'), SIGNATURE);
  expect(code).toMatch(new RegExp(`^[0-9A-Z]{${CODE_LENGTH}}$`));
  expect(readCode(` ${code.toLowerCase()}\n`)).toMatchObject({ keyId: 'cafe0001', pass: PASS, signature: SIGNATURE });
});

const passes = record({
  folio: record({
    symbols: array(constantFrom(...CROCKFORD), { minLength: 10, maxLength: 10 }),
    number: integer({ min: 1, max: 99 }),
  }).map(({ symbols, number }) => folioOf(symbols.join(''), number)),
  direction: constantFrom('departure' as const, 'return' as const),
  seat: option(integer({ min: 1, max: 63 }), { nil: undefined }),
  run: option(
    record({
      departure: uuid().map((text) => id<'departure'>(text)),
      serviceDate: integer({ min: 0, max: 20_000 }).map((days) => plusDays(localDate('2020-01-01'), days)),
    }),
    { nil: undefined },
  ),
  issue: integer({ min: 0, max: 0xffff_ffff }).map((n) => n.toString(16).padStart(16, '0')),
  expires: integer({ min: 0, max: 0xffff_ffff }).map((minutes) => instant(minutes * 60_000)),
});

test('every pass comes back', () => {
  assert(
    property(passes, (pass) => {
      const body = bodyOf(pass, '00000000');
      expect(readCode(codeOf(body, SIGNATURE))).toMatchObject({ pass, body });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['another QR', 'https://example.com/ticket/7K3M9QX2VD'],
  ['too little', codeOf(bodyOf(PASS, 'cafe0001'), SIGNATURE).slice(1)],
  ['too much', `${codeOf(bodyOf(PASS, 'cafe0001'), SIGNATURE)}0`],
  ['another version', `08${codeOf(bodyOf(PASS, 'cafe0001'), SIGNATURE).slice(2)}`],
  ['letters that are none of ours', `U${codeOf(bodyOf(PASS, 'cafe0001'), SIGNATURE).slice(1)}`],
])('%s is no code', (_what, text) => {
  expect(readCode(text)).toBeUndefined();
});
