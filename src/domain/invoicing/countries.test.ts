import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOREIGN_COUNTRIES, isForeignCountry, isTaxIdOf, tidyTaxId } from '#domain/invoicing/countries.ts';

const COUNTRIES = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'sat/catalogs/json/c_paises.json');
const there = existsSync(COUNTRIES);
if (!there) process.emitWarning(`SKIPPED: the SAT's countries: no ${COUNTRIES} (set ANDEN_TEST_MATERIAL)`);

test.skipIf(!there)("they are the SAT's", () => {
  const countries = JSON.parse(readFileSync(COUNTRIES, 'utf8')) as readonly { readonly id: string }[];
  expect([...FOREIGN_COUNTRIES.keys(), 'MEX', 'ZZZ'].toSorted()).toEqual(countries.map(({ id }) => id).toSorted());
});

test.each([
  ['USA', true],
  ['MEX', false],
  ['ZZZ', false],
  ['US', false],
  ['', false],
])('%s is a foreign country: %s', (key, is) => {
  expect(isForeignCountry(key)).toBe(is);
});

test.each([
  ['12-3456789', 'USA', '123456789', true],
  ['123 456 789', 'CAN', '123456789', true],
  ['12-345678', 'USA', '12345678', false],
  [' de 12/345 ', 'DEU', 'DE 12/345', true],
  ['a|b', 'DEU', 'A|B', false],
  [' ', 'DEU', '', false],
  ['1'.repeat(40), 'FRA', '1'.repeat(40), true],
  ['1'.repeat(41), 'FRA', '1'.repeat(41), false],
  ['X1', 'constructor', 'X1', true],
])('"%s" of %s is written %s, and can be one: %s', (typed, country, text, is) => {
  expect(tidyTaxId(typed, country)).toBe(text);
  expect(isTaxIdOf(text, country)).toBe(is);
});
