import { expect, test } from 'vitest';
import { splitVat } from '#domain/ledger/vat.ts';
import { lineAmounts } from '#domain/invoicing/line-amounts.ts';
import { centavos } from '#kernel/money.ts';

const amountsOf = (paid: number, fullFare: number) => lineAmounts(splitVat(centavos(paid), 16), centavos(fullFare), 16);

test.each([
  // 699.00, and half of it: typical amounts of the SAT's examples.
  [69_900, 69_900, { gross: 60_259, discount: 0, net: 60_259, vat: 9_641 }],
  [34_950, 69_900, { gross: 60_259, discount: 30_130, net: 30_129, vat: 4_821 }],
  [52_425, 69_900, { gross: 60_259, discount: 15_065, net: 45_194, vat: 7_231 }],
  [1, 1, { gross: 1, discount: 0, net: 1, vat: 0 }],
  [1, 2, { gross: 2, discount: 1, net: 1, vat: 0 }],
  // The discount is never negative, whatever the fare was.
  [69_900, 0, { gross: 60_259, discount: 0, net: 60_259, vat: 9_641 }],
])('%i paid of %i', (paid, fullFare, amounts) => {
  expect(amountsOf(paid, fullFare)).toEqual(amounts);
});

test('parts add up to what was paid, of every fare to 3,000.00 at half price', () => {
  for (let fare = 2; fare <= 300_000; fare += 1) {
    const { gross, discount, net, vat } = amountsOf(Math.floor(fare / 2), fare);
    if (net + vat !== Math.floor(fare / 2) || gross - discount !== net || discount < 0) expect(fare).toBe('whole');
  }
});
