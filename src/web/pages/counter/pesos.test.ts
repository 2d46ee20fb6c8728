import { expect, test } from 'vitest';
import { parsePesos } from '#web/pages/counter/pesos.ts';

test.each([
  ['700', 70_000],
  [' 700.5 ', 70_050],
  ['0.07', 7],
  ['$ 1,250.00', 125_000],
  ['1,000,000', 100_000_000],
  ['19.99', 1_999],
  ['700.505', undefined],
  ['1,25', undefined],
  ['700.', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  expect(parsePesos(text)).toBe(expected);
});
