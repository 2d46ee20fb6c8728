import { expect, test } from 'vitest';
import { bySeller, CARRIER_SELLS, type Seller } from '#domain/orders/seller.ts';

const boats: Seller = {
  kind: 'partner',
  name: 'Lanchas de la Bahía',
  invoicePhone: 'https://lanchas.example/facturas',
};
const trip = { code: 'A', seller: CARRIER_SELLS };
const tour = { code: 'B', seller: boats };
const lounge = { code: 'C', seller: { kind: 'carrier' } as const };

test('what one seller sells goes on one invoice, wherever it is in the basket', () => {
  expect(bySeller([trip, tour, lounge])).toEqual([
    { seller: CARRIER_SELLS, items: [trip, lounge] },
    { seller: boats, items: [tour] },
  ]);
});

test('partners are told apart by their names', () => {
  const others: Seller = { ...boats, name: 'Otras Lanchas' };
  expect(bySeller([tour, { code: 'D', seller: others }])).toHaveLength(2);
});
