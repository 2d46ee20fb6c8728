import { expect, test } from 'vitest';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { adventurePrice, type OrderedAdventure, readAdventure, supplierTaxOf, withSupplierTax } from './adventure.ts';

test.each([
  [100_000, 110_000],
  [145_000, 159_500],
  [1, 1],
  [4, 4],
  [5, 6],
  [9, 10],
  [99_999, 109_999],
])('a supplier’s price of %i centavos is shown as %i', (base, shown) => {
  expect(withSupplierTax(centavos(base))).toBe(shown);
  expect(supplierTaxOf(centavos(base))).toBe(shown - base);
});

const ORDERED: OrderedAdventure = {
  code: 'whales',
  title: { es: 'Ballenas', en: 'Whales' },
  starts: instant(Date.UTC(2026, 10, 28, 15)),
  minutes: 180,
  zone: zone('America/Mexico_City'),
  where: 'Muelle',
  provider: 'Aventuras',
  phone: '322 555 0100',
  people: 2,
  base: centavos(290_000),
  total: centavos(319_000),
};

test('what was ordered comes back from its row, and from nothing else', () => {
  expect(readAdventure(JSON.parse(JSON.stringify(ORDERED)))).toEqual(ORDERED);
  expect(() => readAdventure({ ...ORDERED, total: 0 })).toThrow('an item without its adventure');
});

test('its supplier sells it: for the carrier it is neither revenue nor VAT', () => {
  expect(adventurePrice(ORDERED)).toEqual({ total: 319_000, net: 0, vat: 0 });
});
