import { describe, expect, test } from 'vitest';
import type { WordlessLine } from '#domain/invoicing/global-invoice.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { globalSales, inDocuments, type UninvoicedSale } from './global-documents.ts';

const line = (total: number, vatRate: number | null = 16): WordlessLine => {
  const { net, vat } = splitVat(centavos(total), vatRate);
  return {
    id: `L${total}`,
    product: '78111802',
    unit: { key: 'E54', name: 'Viaje' },
    gross: net,
    discount: ZERO,
    net,
    vat,
    vatRate,
  };
};
const sale = (change: Partial<UninvoicedSale> = {}): UninvoicedSale => ({
  payment: 'p1',
  method: 'credit',
  cardType: undefined,
  amount: centavos(30_000),
  undone: [],
  lines: [line(20_000), line(10_000)],
  ...change,
});

describe('a sale on a global invoice', () => {
  test('is whole, line by line, under the keys of the guide', () => {
    const [one] = globalSales([sale()], {});
    expect(one).toMatchObject({ payment: 'p1', amount: 30_000, form: '04' });
    expect(one!.lines).toMatchObject([
      { product: '01010101', net: 17_241 },
      { product: '01010101', net: 8_621 },
    ]);
  });

  test('has what is left of it at each rate', () => {
    const lines = [line(20_000), line(10_000, null)];
    const [one] = globalSales([sale({ lines, undone: [{ vatRate: 16, amount: centavos(5_000) }] })], {});
    expect(one!.amount).toBe(25_000);
    expect(one!.lines.map(({ net, vat }) => net + vat)).toEqual([15_000, 10_000]);
  });

  test('that was reversed whole is on none', () => {
    const undone = [16, 16].map((vatRate) => ({ vatRate, amount: centavos(15_000) }));
    expect(globalSales([sale({ undone }), sale({ payment: 'p2' })], {}).map(({ payment }) => payment)).toEqual(['p2']);
  });

  test.each([
    ['credit', 'debit', '28'],
    ['debit', undefined, '28'],
    ['cash', undefined, '01'],
  ] as const)('paid by %s with a %s card has the form %s', (method, cardType, form) => {
    expect(globalSales([sale({ method, cardType })], {})[0]!.form).toBe(form);
  });
});

describe('documents', () => {
  const sold = (...counts: readonly number[]) =>
    counts.map((count, at) => ({ at, lines: Array.from({ length: count }) }));
  const split = (most: number, ...counts: readonly number[]) =>
    inDocuments(sold(...counts), most).map((document) => document.map(({ at }) => at));

  test.each<[string, number, readonly number[], readonly (readonly number[])[]]>([
    ['none of nothing', 3, [], []],
    ['one while they fit', 3, [1, 2], [[0, 1]]],
    ['another for what does not', 3, [2, 2, 1], [[0], [1, 2]]],
    ['one of its own for what fits nowhere', 3, [1, 5, 1], [[0], [1], [2]]],
  ])('%s', (_, most, counts, documents) => {
    expect(split(most, ...counts)).toEqual(documents);
  });

  test('no sale is lost, doubled or out of order', () => {
    for (const most of [1, 2, 7]) expect(split(most, 3, 1, 4, 1, 5, 9, 2, 6).flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
