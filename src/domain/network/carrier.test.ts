import { expect, test } from 'vitest';
import { INTERNET_ID } from '#domain/internet/package.ts';
import { BRAND_ID, isIdentifier, PROJECT_ID } from './carrier.ts';

test.each([
  [2, BRAND_ID, true],
  ['2', BRAND_ID, true],
  [' 2 ', BRAND_ID, true],
  ['02', BRAND_ID, false],
  ['', BRAND_ID, false],
  [2, PROJECT_ID, false],
  ['14', INTERNET_ID, true],
])('%j names the identifier %i: %s', (given, own, isNamed) => {
  expect(isIdentifier(given, own)).toBe(isNamed);
});
