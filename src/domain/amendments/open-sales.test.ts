import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSale } from '#domain/amendments/testing/open-sale.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { leftOfSales, openSales, type SaleBook } from './open-sales.ts';

const taxed = (amount: number): SaleBook['sold'] => {
  const { net, vat } = splitVat(centavos(Math.abs(amount)), 16);
  return amount < 0 ? { net: centavos(-net), vat: centavos(-vat) } : { net, vat };
};
const NOTHING = taxed(0);

function book(order: string, kind: SaleBook['kind'], sold: number, change: Partial<SaleBook> = {}): SaleBook {
  const { payment, provider, method, isByLink, rates } = openSale({ payment: id(`payment of ${order}`) });
  return {
    order: id(order),
    kind,
    sold: taxed(sold),
    own: NOTHING,
    paid: { payment, provider, method, isByLink, rates },
    ...change,
  };
}
const amounts = (books: readonly SaleBook[]) =>
  openSales(books).map(({ order, net, vat }) => [order, net + vat] as const);

describe('sales are undone in order', () => {
  test('changes before the trip, newest first', () => {
    const books = [book('second', 'change', 3_480), book('first', 'change', 1_160), book('trip', 'trip', 65_001)];
    expect(amounts(books)).toEqual([
      ['second', 3_480],
      ['first', 1_160],
      ['trip', 65_001],
    ]);
  });

  test('what was added to tickets that are given up comes first, what was added for others last', () => {
    const bags = book('bags', 'addition', 11_600, { own: taxed(4_640) });
    expect(amounts([bags, book('change', 'change', 1_160), book('trip', 'trip', 65_001)])).toEqual([
      ['bags', 4_640],
      ['change', 1_160],
      ['trip', 65_001],
      ['bags', 6_960],
    ]);
  });

  test('what was added goes back as far as it was not given back before', () => {
    const bag = book('bag', 'addition', 1_160, { own: taxed(4_640) });
    expect(amounts([bag])).toEqual([
      ['bag', 1_160],
      ['bag', 0],
    ]);
  });
});

describe('a change for less', () => {
  test('leaves less of the trip, and is paid by nobody', () => {
    const change = book('change', 'change', -11_600, { paid: undefined });
    expect(amounts([change, book('trip', 'trip', 65_000)])).toEqual([['trip', 53_400]]);
  });

  test('leaves nothing of the trip where it took all', () => {
    const change = book('change', 'change', -70_000, { paid: undefined });
    expect(amounts([change, book('trip', 'trip', 65_000)])).toEqual([['trip', 0]]);
  });

  test('takes nothing out of what was paid for another', () => {
    const books = [book('less', 'change', -1_160), book('more', 'change', 2_320), book('trip', 'trip', 65_000)];
    expect(amounts(books)).toEqual([
      ['less', 0],
      ['more', 2_320],
      ['trip', 63_840],
    ]);
  });
});

test('an order that cost nothing has no sale to undo', () => {
  expect(openSales([book('trip', 'trip', 0, { paid: undefined })])).toEqual([]);
});

test('each sale names its payment', () => {
  expect(openSales([book('trip', 'trip', 65_001)])).toEqual([
    openSale({ order: id('trip'), payment: id('payment of trip') }),
  ]);
});

describe('whatever was changed and added', () => {
  const anyAmount = fc.integer({ min: 1, max: 200_000 });
  const anyMore = fc.array(
    fc.oneof(
      anyAmount.map((sold) => book('change', 'change', sold)),
      fc.tuple(anyAmount, anyAmount).map(([sold, own]) => book('addition', 'addition', sold, { own: taxed(own) })),
    ),
    { maxLength: 4 },
  );
  const anyBooks = fc
    .tuple(anyMore, anyAmount, fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 2 }))
    .map(([more, trip, less]) => [
      ...more,
      ...less.map((amount) => book('less', 'change', -amount, { paid: undefined })),
      book('trip', 'trip', trip + less.reduce((total, amount) => total + amount, 100)),
    ]);

  test('what can be undone is what the books have, and no part is below nothing', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const sales = openSales(books);
        const inBooks = books.reduce((total, { sold }) => total + sold.net + sold.vat, 0);
        expect(leftOfSales(sales)).toBe(inBooks);
        for (const { net, vat } of sales) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('whose tickets are given up changes the order, never the sum', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const forNobody = books.map((one) => ({ ...one, own: NOTHING }));
        expect(leftOfSales(openSales(forNobody))).toBe(leftOfSales(openSales(books)));
      }),
    );
  });
});
