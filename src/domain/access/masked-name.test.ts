import { expect, test } from 'vitest';
import { maskedMailbox, maskedName } from './masked-name.ts';

test.each([
  ['Ana', 'A***'],
  [' Ángeles ', 'Á***'],
  ['X', 'X***'],
  ['', ''],
  ['  ', ''],
])('the name "%s" is shown as "%s", its length untold', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

test.each([
  ['ana@example.mx', 'a***@example.mx'],
  ['a.b@c@example.mx', 'a***@example.mx'],
  ['@example.mx', '@example.mx'],
])('the address %s is shown as %s', (email, shown) => {
  expect(maskedMailbox(email)).toBe(shown);
});
