import { expect, test } from 'vitest';
import { decode, encode } from '#web/storage/encoded.ts';

const KEPT = { version: 1, until: 1_000 };

test('what is kept comes back, whatever its letters', () => {
  const value = { name: 'Bucerías 🚌', list: [1, 2] };
  expect(decode(encode(value, KEPT), { version: 1, now: 999 })).toEqual(value);
});

test.each([
  ['stale', encode('a', KEPT), { version: 1, now: 1_000 }],
  ['of another version', encode('a', KEPT), { version: 2, now: 0 }],
  ['not base64', '{"v":1}', { version: 1, now: 0 }],
  ['not JSON', btoa('a'), { version: 1, now: 0 }],
  ['null inside', btoa('null'), { version: 1, now: 0 }],
  ['absent', null, { version: 1, now: 0 }],
  ['too long', encode('a'.repeat(5_000), KEPT), { version: 1, now: 0 }],
])('%s is nothing', (_, text, asked) => {
  expect(decode(text, asked)).toBeUndefined();
});
