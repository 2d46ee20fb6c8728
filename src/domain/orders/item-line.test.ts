import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { itemLine } from './item-line.ts';

const tax = { vatRate: 16, product: '90101700', unit: { key: 'E48', name: 'Unidad de servicio' } };

test.each([
  [16, 8621, 1379],
  [null, 10_000, 0],
])('a line at %s per cent is net and tax of its total', (vatRate, net, vat) => {
  const line = itemLine({ id: 'C-I', description: 'Café', total: centavos(10_000), tax: { ...tax, vatRate } });
  expect(line).toMatchObject({ id: 'C-I', folios: [], gross: net, discount: 0, net, vat, vatRate });
  expect(line.facts).toEqual({ kind: 'item', description: 'Café' });
});
