import { describe, expect, test } from 'vitest';
import { pointsFor } from '#domain/loyalty/points.ts';
import { id } from '#kernel/ids.ts';
import { centavos, points } from '#kernel/money.ts';
import {
  FIRST_PACK,
  orderedPack,
  PACK_TAX,
  packOf,
  packPrice,
  packReturnTerms,
  POINTS_PACKS,
  readPack,
} from './pack-rules.ts';

const ANA = id<'traveller'>('0190a0a0-0000-7000-8000-000000000001');

describe('what is on sale', () => {
  test('is these packs at these prices', () => {
    expect(POINTS_PACKS.map(({ key, points: bought, price }) => [key, bought, price])).toEqual([
      ['500', 50_000, 49_000],
      ['1000', 100_000, 96_000],
      ['2000', 200_000, 188_000],
      ['5000', 500_000, 460_000],
    ]);
  });

  test('costs less than the trips it pays for, and each point less the larger the pack', () => {
    const perPoint = POINTS_PACKS.map(({ points: bought, price }) => price / bought);
    expect(perPoint.toSorted((a, b) => b - a)).toEqual(perPoint);
    for (const { points: bought, price } of POINTS_PACKS) expect(pointsFor(price)).toBeLessThan(bought);
  });

  test('begins with one that is on the list', () => {
    expect(packOf(FIRST_PACK)).toBeDefined();
  });

  test.each(['', '0', '1', '750', '1000.0', '-500', 'constructor'])('has none named %j', (key) => {
    expect(packOf(key)).toBeUndefined();
  });

  test('is named with spaces around it too', () => {
    expect(packOf(' 500 ')).toBe(POINTS_PACKS[0]);
  });
});

describe('an ordered pack', () => {
  const ordered = orderedPack(POINTS_PACKS[1]!, ANA);

  test('keeps its points and its price, whatever the list says later', () => {
    expect(ordered).toEqual({ points: 100_000, price: 96_000, traveller: ANA });
    expect(readPack(JSON.parse(JSON.stringify(ordered)))).toEqual(ordered);
  });

  test.each([{}, { points: 1 }, { points: 1, price: 1 }, { price: 1, traveller: ANA }])('is not %j', (what) => {
    expect(() => readPack(what)).toThrow('an item without its pack of points');
  });

  test('has its tax within the price', () => {
    expect(packPrice(ordered)).toEqual({ total: 96_000, net: 82_759, vat: 13_241 });
    expect(PACK_TAX).toMatchObject({ vatRate: 16, product: '84111506', unit: { key: 'ACT' } });
  });
});

describe('goes back', () => {
  const lot = (left: number, isReturned = false) => ({ points: points(100_000), left: points(left), isReturned });

  test('while all its points are there', () => {
    expect(packReturnTerms(lot(100_000))).toEqual({ kind: 'open', prepaid: 0 });
  });

  test('once', () => {
    expect(packReturnTerms(lot(0, true))).toEqual({ kind: 'returned' });
  });

  test.each([99_999, 0])('not with %i hundredths left', (left) => {
    expect(packReturnTerms(lot(left))).toMatchObject({ kind: 'refused', fault: { code: 'points_pack_spent' } });
  });
});

test('prices are whole pesos', () => {
  for (const { price } of POINTS_PACKS) expect(price % 100).toBe(centavos(0));
});
