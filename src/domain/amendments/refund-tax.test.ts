import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticket } from '#domain/amendments/testing/tickets-status.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { centavos, plus } from '#kernel/money.ts';
import { sharesByRate, taxOfDifference, taxOfRefund } from './refund-tax.ts';
import { leftOf } from './ticket-worth.ts';

const at = (amount: number, vatRate: number | null) => ({ vatRate, ...splitVat(centavos(amount), vatRate) });
const added = (amount: number, vatRate: number | null) => ({ total: centavos(amount), ...at(amount, vatRate) });
const soldAt = (vatRate: number | null) => ticket({ ...splitVat(centavos(65_001), vatRate), vatRate });

describe('what goes back of a ticket', () => {
  test.each([16, 8, 0, null])('at %s %% has the tax of that rate, all of it or a part', (rate) => {
    expect(taxOfRefund(soldAt(rate), centavos(65_001))).toEqual([at(65_001, rate)]);
    expect(taxOfRefund(soldAt(rate), centavos(32_500))).toEqual([at(32_500, rate)]);
    expect(taxOfDifference(soldAt(rate), centavos(24_999))).toEqual(at(24_999, rate));
  });

  test('is as much tax in parts as at once', () => {
    const sold = soldAt(8);
    const first = taxOfDifference(sold, centavos(333));
    const [rest] = taxOfRefund({ ...sold, returned: centavos(333) }, centavos(65_001 - 333));
    expect([first.net + rest!.net, first.vat + rest!.vat]).toEqual([sold.net, sold.vat]);
  });

  test('has never less than no net and no tax, however little is left for the next part', () => {
    const line = fc.integer({ min: 1, max: 2_000 });
    const leftAfter = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 3 }), leftAfter, (fare, bags, lefts) => {
        const sold = { ...ticket({ total: centavos(fare) }), added: bags.map((bag) => added(bag, 16)) };
        let given = sold;
        const shares = [...lefts.toSorted((one, other) => other - one), 0].flatMap((left) => {
          const amount = centavos(Math.max(0, leftOf(given) - left));
          const of = taxOfRefund(given, amount);
          given = { ...given, returned: plus(given.returned, amount) };
          return of;
        });
        expect(shares.filter(({ net, vat }) => net < 0 || vat < 0)).toEqual([]);
        expect(sharesByRate(shares)).toEqual(taxOfRefund(sold, leftOf(sold)));
      }),
      { numRuns: 500 },
    );
  });

  test('with luggage at its rate is split as one', () => {
    const sold = { ...soldAt(16), added: [added(12_001, 16)] };
    const all = { net: sold.net + sold.added[0]!.net, vat: sold.vat + sold.added[0]!.vat };
    expect(taxOfRefund(sold, centavos(77_002))).toEqual([{ vatRate: 16, ...all }]);
    expect(taxOfRefund(sold, centavos(38_501))).toEqual([at(38_501, 16)]);
  });

  test('with luggage at another rate is split by what is left of each', () => {
    const sold = { ...soldAt(16), returned: centavos(25_001), added: [added(10_000, null)] };
    const [fare, bag] = taxOfRefund(sold, centavos(25_000));
    expect(fare!.net + fare!.vat).toBe(20_000);
    expect(bag).toEqual(at(5_000, null));
    const [, whole] = taxOfRefund(sold, centavos(50_000));
    expect(whole).toEqual(at(10_000, null));
    expect(taxOfDifference(sold, centavos(100))).toMatchObject({ vatRate: 16 });
  });

  test('is nothing where nothing goes back', () => {
    expect(taxOfRefund({ ...soldAt(16), returned: centavos(65_001), added: [] }, centavos(0))).toEqual([]);
  });
});

test('shares of one rate are one', () => {
  expect(sharesByRate([at(11_600, 16), at(500, null), at(1_160, 16)])).toEqual([at(12_760, 16), at(500, null)]);
});
