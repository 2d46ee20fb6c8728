import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase32, toBase32 } from '#kernel/crockford.ts';

test('bytes come back, in capitals or not', () => {
  assert(
    property(uint8Array({ maxLength: 120 }), (bytes) => {
      const text = toBase32(bytes);
      expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]*$/);
      expect(fromBase32(text)).toEqual(bytes);
      expect(fromBase32(text.toLowerCase())).toEqual(bytes);
    }),
  );
});

test('known answers', () => {
  expect(toBase32(Uint8Array.of(0xff))).toBe('ZW');
  expect(toBase32(Uint8Array.of(0, 0, 0, 0, 1))).toBe('00000001');
});

test.each(['U', 'ZX', '0', '000', 'Z W', 'ñ0'])('%j is no writing of bytes', (text) => {
  expect(fromBase32(text)).toBeUndefined();
});
