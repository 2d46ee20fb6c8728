import { expect, test } from 'vitest';
import { hasPrintedLettersOnly } from './printed-letters.ts';

test.each([
  ['¡Feliz viaje, Łukasz! “Nguyễn”…', true],
  ['Jose\u0301', true],
  ['Te quiero ❤️ 🎁', true],
  ['Feliz 👩🏽‍🚀', true],
  ['王小明', false],
  ['Добрый', false],
  ['Ａｎａ', false],
  ['नमस्ते', false],
])('letters of "%s" are all printed: %s', (text, expected) => {
  expect(hasPrintedLettersOnly(text)).toBe(expected);
});
