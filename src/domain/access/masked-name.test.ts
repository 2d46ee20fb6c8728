import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['Ana', 'A***'],
  [' Ángeles ', 'Á***'],
  ['X', 'X***'],
  ['', ''],
  ['  ', ''],
])('the name "%s" is shown as "%s", its length untold', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
