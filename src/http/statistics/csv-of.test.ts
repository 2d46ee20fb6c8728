import { expect, test } from 'vitest';
import { csvOf } from '#http/statistics/csv-of.ts';

test('commas, quotes and line ends stay in their cell, and nothing becomes a formula', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b, "c"', -2],
      ['=1+1', 3],
    ]),
  ).toBe('a,1\r\n"b, ""c""",-2\r\n\'=1+1,3\r\n');
});
