import { expect, test } from 'vitest';
import { passesLuhn } from '#kernel/luhn.ts';

test.each([
  ['4111111111111111', true],
  ['378282246310005', true],
  ['0', true],
  ['4111111111111112', false],
  ['4111111111111161', false],
])('%s: %s', (digits, expected) => expect(passesLuhn(digits)).toBe(expected));
