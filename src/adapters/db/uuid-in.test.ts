import { expect, test } from 'vitest';
import { uuidIn } from './uuid-in.ts';

test.each([
  ['019abcde-0000-7000-8000-00000000000F', true],
  ['019abcde-0000-7000-8000-00000000000', false],
  ['019abcde00007000800000000000000f', false],
  ['2026-02-30', false],
  ['', false],
])('%j can be compared with a UUID: %s', (text, isUuid) => {
  expect(uuidIn(text)).toBe(isUuid ? text : null);
});
