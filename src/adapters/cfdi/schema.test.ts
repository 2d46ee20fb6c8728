import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { ALL_REGIMES } from '#domain/invoicing/regimes.ts';
import { satWords } from '#text/sat-words.ts';

const xsd = readFileSync(new URL('schema/cfdi.xsd', import.meta.url), 'utf8');

function keysOf(type: string): readonly string[] {
  const [, list = ''] = new RegExp(`<xs:simpleType name="${type}">([^]*?)</xs:simpleType>`).exec(xsd) ?? [];
  return Array.from(list.matchAll(/<xs:enumeration value="([^"]+)"/g), ([, key]) => key!);
}

test.each([
  ['Regime', ALL_REGIMES],
  ['Regime', Object.keys(satWords.regimes)],
  ['Use', Object.keys(satWords.uses)],
  ['PaymentForm', Object.keys(satWords.forms)],
  ['Relation', Object.keys(satWords.relations)],
  ['PaymentMethod', Object.keys(satWords.methods)],
])('the %s of the schema are those that have a word', (type, keys) => {
  expect(keysOf(type).toSorted()).toEqual([...keys].toSorted());
});

test('a folder without schemas is told at once, not at the first invoice', () => {
  expect(() => openSchema(import.meta.dirname)).toThrow('cfdv40.xsd is not among the files');
});

test('a judgement does not depend on the one before', () => {
  const schema = openSchema();
  expect(schema.problemOf('<a/>')).toMatch(/No matching global declaration/);
  expect(schema.problemOf('<a')).toMatch(/./);
  expect(schema.problemOf('<a/>')).toBe(schema.problemOf('<a/>'));
});
