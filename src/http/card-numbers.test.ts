import { expect, test } from 'vitest';
import { holdsCardNumber } from '#http/card-numbers.ts';

test.each([
  ['4111111111111111', true],
  ['4111 1111-1111\t1111', true],
  [' 4111\u00a01111\u00a01111\u00a01111 ', true],
  [4111111111111111, true],
  [{ a: { b: ['x', '378282246310005'] } }, true],
  ['4111111111111112', false],
  ['411111111111', false],
  ['41111111111111111111', false],
  ['a4111111111111111', false],
  [{ cell_phone: '4111111111111111' }, false],
  [{ phone: ['4111111111111111'] }, false],
  [{ cell_phone: { inner: '4111111111111111' } }, true],
  [null, false],
  [true, false],
])('%j: %s', (value, expected) => expect(holdsCardNumber(value)).toBe(expected));
