import { describe, expect, test } from 'vitest';
import { splitVat } from '#domain/ledger/vat.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { returnedPart, returnedWhole, type SoldAmount } from './returned-share.ts';

const line = (total: number, vatRate: number | null): SoldAmount => ({
  vatRate,
  ...splitVat(centavos(total), vatRate),
});

const A = line(32_001, 16);
const EXEMPT = line(10_000, null);
const BORDER = line(777, 8);

test('the whole is what was booked, whatever a rate would say today', () => {
  const odd = { vatRate: 16, net: centavos(9_000), vat: centavos(1_000) };
  expect(returnedWhole([odd])).toEqual({
    amount: 10_000,
    net: 9_000,
    vat: 1_000,
    atRates: [{ vatRate: 16, amount: 10_000 }],
  });
  expect(returnedPart([odd], centavos(10_000))).toEqual(returnedWhole([odd]));
});

test.each<[number | null, number, number]>([
  [16, 27_586, 4_414],
  [8, 29_630, 2_370],
  [null, 32_000, 0],
])('half of what was sold at %s per cent goes back at that rate', (rate, net, vat) => {
  const atRates = [{ vatRate: rate, amount: 32_000 }];
  expect(returnedPart([line(64_000, rate)], centavos(32_000))).toEqual({ amount: 32_000, net, vat, atRates });
});

test('lines of several rates give in proportion, each its own tax', () => {
  const half = returnedPart([line(20_000, 16), line(10_000, null)], centavos(15_000));
  expect(half.atRates).toEqual([
    { vatRate: 16, amount: 10_000 },
    { vatRate: null, amount: 5_000 },
  ]);
  const { net, vat } = splitVat(centavos(10_000), 16);
  expect(half).toMatchObject({ net: net + 5_000, vat });
});

test('lines of one rate are one amount', () => {
  expect(returnedWhole([A, A, BORDER]).atRates).toEqual([
    { vatRate: 16, amount: 64_002 },
    { vatRate: 8, amount: 777 },
  ]);
});

describe('of nothing', () => {
  test('nothing goes back', () => {
    const nothing = { amount: 0, net: 0, vat: 0, atRates: [] };
    expect([returnedWhole([]), returnedPart([A], ZERO)]).toEqual([nothing, nothing]);
  });

  test('no more than was sold', () => {
    expect(() => returnedPart([A, BORDER], centavos(32_779))).toThrow('32779 centavos cannot go back of 32778');
    expect(() => returnedPart([], centavos(1))).toThrow();
  });
});

test('no line gives more than was paid for it, and every centavo is one of a line', () => {
  const sold = [A, EXEMPT, BORDER];
  const whole = returnedWhole(sold);
  for (let amount = 0; amount <= whole.amount; amount += 997) {
    const { net, vat, atRates } = returnedPart(sold, centavos(amount));
    expect(net + vat).toBe(amount);
    expect(atRates.reduce((total, one) => total + one.amount, 0)).toBe(amount);
    expect(net).toBeLessThanOrEqual(whole.net);
    expect(vat).toBeLessThanOrEqual(whole.vat);
    for (const one of atRates) {
      const most = sold.find(({ vatRate }) => vatRate === one.vatRate)!;
      expect(one.amount).toBeLessThanOrEqual(most.net + most.vat);
    }
  }
});
