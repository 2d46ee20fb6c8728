import { describe, expect, test } from 'vitest';
import { columnTypes, parseInt8, parseTimestamptz } from './column-types.ts';

test.each([
  ['0', 0],
  ['-9007199254740991', -9_007_199_254_740_991],
  ['9007199254740992', 9_007_199_254_740_992n],
  ['9223372036854775807', 9_223_372_036_854_775_807n],
])('bigint %s', (text, value) => {
  expect(parseInt8(text)).toBe(value);
});

describe('timestamptz', () => {
  test.each([
    ['1970-01-01 00:00:00+00', 0],
    ['2026-12-31 23:59:59.999999+00', Date.UTC(2026, 11, 31, 23, 59, 59, 999)],
    ['2026-03-01 10:00:00.5-06', Date.UTC(2026, 2, 1, 16, 0, 0, 500)],
    ['2026-03-01 10:00:00+05:30', Date.UTC(2026, 2, 1, 4, 30)],
    ['infinity', Number.POSITIVE_INFINITY],
    ['-infinity', Number.NEGATIVE_INFINITY],
  ])('%s', (text, instant) => {
    expect(parseTimestamptz(text)).toBe(instant);
  });

  test.each(['0044-03-15 00:00:00+00 BC', 'yesterday'])('refuses %s', (text) => {
    expect(() => parseTimestamptz(text)).toThrow(RangeError);
  });
});

test('other types are read as the library reads them', () => {
  expect(columnTypes.getTypeParser(16, 'text')('t')).toBe(true);
});
