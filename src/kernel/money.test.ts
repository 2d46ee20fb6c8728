import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centavos,
  decimalString,
  formatMoney,
  formatPoints,
  minus,
  type Points,
  percentOf,
  plus,
  sum,
  times,
  ZERO,
} from '#kernel/money.ts';

describe('display (M72, T29)', () => {
  test.each([
    [0, '$ 0.00', '0.00'],
    [1, '$ 0.01', '0.01'],
    [10, '$ 0.10', '0.10'],
    [99, '$ 0.99', '0.99'],
    [100, '$ 1.00', '1.00'],
    [435, '$ 4.35', '4.35'], // 4.35 * 100 is 434.99999999999994 in binary floats
    [100_5, '$ 10.05', '10.05'],
    [101, '$ 1.01', '1.01'],
    [199, '$ 1.99', '1.99'],
    [99_999, '$ 999.99', '999.99'],
    [100_000, '$ 1,000.00', '1000.00'],
    [123_450, '$ 1,234.50', '1234.50'],
    [123_456_789, '$ 1,234,567.89', '1234567.89'],
    [-1, '$ -0.01', '-0.01'],
    [-50, '$ -0.50', '-0.50'],
    [-435, '$ -4.35', '-4.35'],
    [-100_000, '$ -1,000.00', '-1000.00'],
    [9_007_199_254_740_991, '$ 90,071,992,547,409.91', '90071992547409.91'],
  ])('%i centavos', (amount, shown, decimal) => {
    expect(formatMoney(centavos(amount))).toBe(shown);
    expect(decimalString(centavos(amount))).toBe(decimal);
  });

  test('points', () => {
    expect(formatPoints(123_450 as Points)).toBe('1,234.50 PTS');
  });

  test('minus nothing is nothing', () => {
    expect(formatMoney(centavos(-0))).toBe('$ 0.00');
  });

  test('what is shown is what was meant, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(Number(formatMoney(centavos(amount)).replace(/[$ ,.]/g, '')) + 0).toBe(amount + 0);
      }),
    );
  });
});

test.each([4.35, 1.005, 1.999, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is refused as centavos',
  (n) => {
    expect(() => centavos(n)).toThrow(RangeError);
  },
);

test('arithmetic stays whole', () => {
  expect(plus(centavos(10), centavos(5))).toBe(15);
  expect(minus(centavos(5), centavos(10))).toBe(-5);
  expect(times(centavos(333), 3)).toBe(999);
  expect(sum([])).toBe(ZERO);
  expect(sum([centavos(1), centavos(2), centavos(3)])).toBe(6);
  expect(() => times(centavos(1), 0.5)).toThrow(RangeError);
});

test.each([
  [65_001, 50, 32_500],
  [1, 50, 0],
  [33_333, 25, 8_333],
  [435, 100, 435],
  [435, 0, 0],
])('%i at %i per cent is %i, rounded down', (amount, percent, part) => {
  expect(percentOf(centavos(amount), percent)).toBe(part);
});
