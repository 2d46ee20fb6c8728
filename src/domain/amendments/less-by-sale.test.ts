import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { centavos, plus } from '#kernel/money.ts';
import { lessBySale } from './less-by-sale.ts';

const less = (total: number): QuoteAmounts => ({ total: centavos(total), ...splitVat(centavos(total), 16) });
const paid = (name: string, total: number) => ({ name, sold: splitVat(centavos(total), 16) });
const told = (total: number, ...newestFirst: ReturnType<typeof paid>[]) => {
  const { parts, rest } = lessBySale(less(total), newestFirst);
  return [...parts.map(({ sale, amounts }) => [sale.name, amounts.total]), ['trip', rest.total]];
};

describe('what a cheaper run gives back', () => {
  test.each<[string, unknown, unknown]>([
    ['is of the trip, where nothing else was paid', told(100), [['trip', 100]]],
    [
      'is of the change before it',
      told(100, paid('opening', 100)),
      [
        ['opening', 100],
        ['trip', 0],
      ],
    ],
    [
      'is a part of it',
      told(60, paid('opening', 100)),
      [
        ['opening', 60],
        ['trip', 0],
      ],
    ],
    [
      'is all of it, and the rest of the trip',
      told(130, paid('opening', 100)),
      [
        ['opening', 100],
        ['trip', 30],
      ],
    ],
    [
      'is of the newest first',
      told(130, paid('new', 50), paid('old', 100)),
      [
        ['new', 50],
        ['old', 80],
        ['trip', 0],
      ],
    ],
    ['is not of what was given back already', told(130, paid('opening', 0)), [['trip', 130]]],
  ])('%s', (_, given, expected) => expect(given).toEqual(expected));
});

test('adds up, each part within the net and the tax of its sale', () => {
  const amount = fc.integer({ min: 0, max: 5_000 });
  // A centavo of tax more or less than by the rate: it was rounded ticket by ticket.
  const rounded = fc.tuple(amount, fc.integer({ min: -1, max: 1 })).map(([total, by]): VatSplit => {
    const { vat } = splitVat(centavos(total), 16);
    const tax = centavos(Math.min(Math.max(0, vat + by), total));
    return { net: centavos(total - tax), vat: tax };
  });
  fc.assert(
    fc.property(rounded, fc.array(rounded, { maxLength: 3 }), ({ net, vat }, sold) => {
      const whole = { total: plus(net, vat), net, vat };
      const { parts, rest } = lessBySale(
        whole,
        sold.map((one) => ({ sold: one })),
      );
      const all = [...parts.map(({ amounts }) => amounts), rest];
      expect(all.reduce((sum, one) => sum + one.total, 0)).toBe(whole.total);
      for (const one of all) {
        expect(one.net + one.vat).toBe(one.total);
        expect(Math.min(one.net, one.vat)).toBeGreaterThanOrEqual(0);
      }
      for (const { sale, amounts } of parts) {
        expect(amounts.net).toBeLessThanOrEqual(sale.sold.net);
        expect(amounts.vat).toBeLessThanOrEqual(sale.sold.vat);
      }
    }),
  );
});
