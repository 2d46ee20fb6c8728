import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([
  ['930012345678', '9300 1234 5678'],
  ['93001234567', '9300 1234 567'],
  ['9300', '9300'],
  ['', ''],
])('%s is read as %s', (reference, read) => {
  expect(grouped(reference)).toBe(read);
});
