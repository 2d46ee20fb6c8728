import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSale } from '#domain/amendments/testing/open-sale.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { type Centavos, centavos, sum } from '#kernel/money.ts';
import type { TaxedShare } from './refund-tax.ts';
import { type OpenSale, shareOut, sharesOf } from './reverse-sale.ts';

type Rate = number | null;

const taxed = (amount: number, vatRate: Rate): TaxedShare => ({ vatRate, ...splitVat(centavos(amount), vatRate) });
const sold = (amount: number, rates: readonly Rate[] = [16]): OpenSale =>
  openSale({ ...splitVat(centavos(amount), rates[0]!), rates });
const totalOf = ({ net, vat }: { readonly net: Centavos; readonly vat: Centavos }): number => net + vat;
const allOf = (some: readonly { readonly net: Centavos; readonly vat: Centavos }[]): number =>
  some.reduce((total, one) => total + totalOf(one), 0);

const rates = fc.constantFrom<Rate>(16, 8, 0, null);
const amounts = fc.integer({ min: 0, max: 200_000 });
const anySale = fc
  .tuple(amounts, fc.array(rates, { minLength: 1, maxLength: 3 }))
  .map(([amount, at]) => sold(amount, at));
const anySales = fc.array(anySale, { maxLength: 5 });
const anyWanted = fc.uniqueArray(
  fc.tuple(amounts, rates).map(([amount, rate]) => taxed(amount, rate)),
  { selector: ({ vatRate }) => vatRate, maxLength: 4 },
);

describe('whatever is taken out of whichever sales', () => {
  test('the parts and what there is no room for are all of it', () => {
    fc.assert(
      fc.property(anySales, anyWanted, (sales, wanted) => {
        const { parts, missing } = shareOut(sales, wanted);
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(sum(parts.map(({ amount }) => amount)) + missing).toBe(allOf(wanted));
        for (const part of parts) expect(part.amount).toBe(totalOf(part));
      }),
    );
  });

  test('no sale gives more net or tax than it has, and each comes once, in order', () => {
    fc.assert(
      fc.property(anySales, anyWanted, (sales, wanted) => {
        const { parts } = shareOut(sales, wanted);
        for (const { sale, amount, net, vat } of parts) {
          expect(amount).toBeGreaterThan(0);
          expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          expect(net).toBeLessThanOrEqual(sale.net);
          expect(vat).toBeLessThanOrEqual(sale.vat);
        }
        const places = parts.map(({ sale }) => sales.indexOf(sale));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });

  test('each rate gives its own share, and a part is the sum of its rates', () => {
    fc.assert(
      fc.property(anySales, anyWanted, (sales, wanted) => {
        const { parts, missing } = shareOut(sales, wanted);
        for (const { amount, atRates } of parts) expect(sum(atRates.map((one) => one.amount))).toBe(amount);
        const undone = Map.groupBy(
          parts.flatMap(({ atRates }) => atRates),
          ({ vatRate }) => vatRate,
        );
        for (const one of wanted) {
          const taken = sum((undone.get(one.vatRate) ?? []).map(({ amount }) => amount));
          expect(taken).toBeLessThanOrEqual(totalOf(one));
          if (missing === 0) expect(taken).toBe(totalOf(one));
        }
      }),
    );
  });

  test('where every rate was sold on its own, each goes back out of its own sale, net and tax to the centavo', () => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 200_000 }), rates, fc.integer({ min: 0, max: 100 })),
      {
        selector: ([, rate]) => rate,
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(lines, (all) => {
        const sales = all.map(([amount, rate]) => sold(amount, [rate]));
        const wanted = all.map(([amount, rate, percent]) => taxed(Math.floor((amount * percent) / 100), rate));
        const { parts, missing } = shareOut(sales, wanted);
        expect(missing).toBe(0);
        for (const { sale, net, vat } of parts) {
          const own = wanted.find(({ vatRate }) => vatRate === sale.rates[0])!;
          expect([net, vat]).toEqual([own.net, own.vat]);
        }
      }),
    );
  });

  test('all that is open can go back, and not a centavo more', () => {
    fc.assert(
      fc.property(anySales, rates, (sales, vatRate) => {
        const all = {
          vatRate,
          net: sum(sales.map(({ net }) => net)),
          vat: sum(sales.map(({ vat }) => vat)),
        };
        expect(allOf(sharesOf(sales, [all]))).toBe(allOf(sales));
        expect(() => sharesOf(sales, [{ ...all, net: centavos(all.net + 1) }])).toThrow('1 centavos more');
      }),
    );
  });
});

describe('what goes back', () => {
  test('is taken out of the sale of its rate first, wherever that comes', () => {
    const [fare, bag] = [sold(65_001), sold(10_000, [null])];
    const { parts } = shareOut([fare, bag], [taxed(5_000, null), taxed(11_600, 16)]);
    expect(parts.map(({ sale, amount, atRates }) => [sale, amount, atRates])).toEqual([
      [fare, 11_600, [{ vatRate: 16, amount: 11_600 }]],
      [bag, 5_000, [{ vatRate: null, amount: 5_000 }]],
    ]);
  });

  test('is taken out of the others where its own have no more', () => {
    const [own, other] = [sold(1_160), sold(20_000, [null])];
    const { parts, missing } = shareOut([other, own], [taxed(2_320, 16)]);
    expect(missing).toBe(0);
    expect(parts.map(({ sale, amount }) => [sale, amount])).toEqual([
      [other, 1_160],
      [own, 1_160],
    ]);
  });

  test('takes a centavo of rounding from the tax where there is no net left', () => {
    const sale = openSale({ net: centavos(99), vat: centavos(17), rates: [16] });
    const [part] = sharesOf([sale], [taxed(116, 16)]);
    expect([part!.net, part!.vat]).toEqual([99, 17]);
  });

  test('is exempt first, so that rounding of others leaves it its net', () => {
    const together = openSale({ net: centavos(150), vat: centavos(16), rates: [16, null] });
    const rounded = { vatRate: 16, net: centavos(101), vat: centavos(15) };
    const { parts } = shareOut([together, sold(10, [null])], [rounded, taxed(50, null)]);
    expect(parts.map(({ sale, net, vat }) => [sale, net, vat])).toEqual([[together, 150, 16]]);
  });

  test('is nowhere where nothing was sold', () => {
    expect(shareOut([], [taxed(116, 16)])).toEqual({ parts: [], missing: 116 });
    expect(shareOut([sold(0)], [])).toEqual({ parts: [], missing: 0 });
  });
});
