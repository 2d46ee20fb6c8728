import { expect, test } from 'vitest';
import { parseGiftCode, parseGiftToken, shownGiftCode, shownSecret, typedSecret } from './gift-code.ts';

test.each([
  ['G123456789', 'G123456789'],
  [' g1234-5678 9 ', 'G123456789'],
  ['GOOOOOOOO1', 'G000000001'],
  ['S123456789', undefined],
  ['G12345678', undefined],
  ['G12345678U', undefined],
])('%s is the code %s', (typed, code) => {
  expect(parseGiftCode(typed)).toBe(code);
});

test('code and secret are read out of one field, with or without a gap', () => {
  const both = { code: 'G123456789', secret: 'ABCD0123' };
  expect(parseGiftToken('G123456789ABCD0123')).toEqual(both);
  expect(parseGiftToken('g1234-56789 abcd-o1 23')).toEqual(both);
  expect(parseGiftToken('G123456789')).toBeUndefined();
  expect(parseGiftToken('G123456789ABCD01234')).toBeUndefined();
});

test('a secret is compared as it is typed, and one that is too long stays wrong', () => {
  expect(typedSecret('abcd-o123')).toBe('ABCD0123');
  expect(typedSecret('abcd-0123-9')).toHaveLength(9);
});

test('both are written in two groups', () => {
  expect([shownGiftCode('G123456789'), shownSecret('ABCD0123')]).toEqual(['G1234-56789', 'ABCD-0123']);
});
