import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExempt, splitVat } from '#domain/ledger/vat.ts';
import { centavos } from '#kernel/money.ts';

test.each([
  [0, 16, 0, 0],
  [1, 16, 1, 0],
  [116, 16, 100, 16],
  [65_000, 16, 56_034, 8_966],
  [32_501, 16, 28_018, 4_483],
  [55_800, 16, 48_103, 7_697],
  [100_000, 0, 100_000, 0],
  [10_800, 8, 10_000, 800],
  [101, 100, 51, 50], // half a centavo rounds up
])('%i centavos at %i per cent are %i net and %i VAT', (total, rate, net, vat) => {
  expect(splitVat(centavos(total), rate)).toEqual({ net, vat });
});

test('what was sold for money without tax is exempt, what is free is not', () => {
  expect([
    isExempt({ total: 6500, vat: 0 }),
    isExempt({ total: 0, vat: 0 }),
    isExempt({ total: 116, vat: 16 }),
  ]).toEqual([true, false, false]);
});

test('net and VAT always add up, and net is the nearest centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), (total) => {
      const { net, vat } = splitVat(centavos(total), 16);
      expect(net + vat).toBe(total);
      expect(Math.abs(116 * net - 100 * total)).toBeLessThanOrEqual(58);
    }),
  );
});
