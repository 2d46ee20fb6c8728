import { describe, expect, test } from 'vitest';
import { isGenericRfc, parseRfc } from '#domain/invoicing/rfc.ts';

describe('the tax ids the SAT publishes for tests', () => {
  test.each([
    ['EKU9003173C9', 'company'],
    ['IIA040805DZ4', 'company'],
    ['H&E951128469', 'company'],
    ['S&S051221SE2', 'company'],
    ['OÑO120726RX3', 'company'],
    ['ZUÑ920208KL4', 'company'],
    ['CACX7605101P8', 'person'],
    ['FUNK671228PH6', 'person'],
    ['IAÑL750210963', 'person'],
    ['RAQÑ7701212M3', 'person'],
    ['XIQB891116QE4', 'person'],
  ])('%s is of a %s', (text, holder) => {
    expect(parseRfc(text)).toMatchObject({ text, holder });
  });
});

test.each([
  ['GODE561231GR8', true],
  ['GODE561231GR9', false],
  ['GODE561231KAA', true],
  ['GODE561231KA0', false],
  ['CACX7605101P8', true],
  ['EKU9003173C9', true],
  ['S&S051221SE2', true],
  ['IAÑL750210963', true],
])('the check digit of %s fits: %s', (text, checks) => {
  expect(parseRfc(text)?.checks).toBe(checks);
});

test.each([
  ['CACX-760510-1P8', 'CACX7605101P8'],
  [' cacx 760510 1p8 ', 'CACX7605101P8'],
  ['on\u0303o120726rx3', 'OÑO120726RX3'],
  ['AAAA000229AA1', 'AAAA000229AA1'], // 29 February 2000
  ['AAAA960229AA1', 'AAAA960229AA1'],
])('"%s" is read', (typed, text) => {
  expect(parseRfc(typed)?.text).toBe(text);
});

test.each([
  '',
  'CACX7605101P',
  'CACX7605101P88',
  'CA7605101P8',
  'CACX7613101P8',
  'CACX7604311P8',
  'AAAA010229AA1',
  'CACX7605101PB',
  '1ACX7605101P8',
  'CACX7605ÑÑ1P8',
])('"%s" is refused', (typed) => {
  expect(parseRfc(typed)).toBeUndefined();
});

test('the generic ones are known', () => {
  expect(['XAXX010101000', 'XEXX010101000', 'EKU9003173C9'].map((text) => isGenericRfc(parseRfc(text)!))).toEqual([
    true,
    true,
    false,
  ]);
});
