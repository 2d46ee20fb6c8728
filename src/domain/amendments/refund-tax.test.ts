import { describe, expect, test } from 'vitest';
import { ticket } from '#domain/amendments/testing/tickets-status.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { centavos } from '#kernel/money.ts';
import { sharesByRate, taxOfDifference, taxOfRefund } from './refund-tax.ts';

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
