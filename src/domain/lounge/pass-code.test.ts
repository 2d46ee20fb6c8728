import { expect, test } from 'vitest';
import { newPassCode, parsePassCode, PASS_CODE_BYTES, shownPassCode } from './pass-code.ts';

test('a code can be read as it is shown, and as people type it', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const code = newPassCode(new Uint8Array(PASS_CODE_BYTES).fill(byte));
    for (const typed of [code, shownPassCode(code), ` ${code.toLowerCase()} `]) expect(parsePassCode(typed)).toBe(code);
  }
});

test('O is read as 0, I and L as 1', () => {
  expect(parsePassCode('so1il-00000')).toBe('S011100000');
});

test('anything else is no code', () => {
  for (const typed of ['', 'S', '1234567890', 'S12345678', 'S1234567890', 'G123456789', 'S12345678U'])
    expect(parsePassCode(typed)).toBeUndefined();
});
