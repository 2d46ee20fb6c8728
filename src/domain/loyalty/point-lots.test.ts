import { describe, expect, test } from 'vitest';
import {
  expiredShares,
  type LotShare,
  type PointLot,
  restoreLots,
  reverseLots,
  type SpentShare,
  spendLots,
} from '#domain/loyalty/point-lots.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, instant } from '#kernel/instant.ts';
import { points } from '#kernel/money.ts';

const NOW = instant(Date.parse('2026-11-23T12:00:00Z'));

/** A lot that expires in this many days, or never. */
const lot = (name: string, left: number, days: number | undefined, earned = 0): PointLot => ({
  id: id(name),
  left: points(left),
  earnedAt: after(NOW, earned * DAY),
  expiresAt: days === undefined ? undefined : after(NOW, days * DAY),
});

const shares = (given: readonly LotShare[] | undefined) => given?.map(({ lot: name, amount }) => [name, amount]);

describe('a spend', () => {
  test('takes what expires first, and what never expires last', () => {
    const lots = [lot('never', 100, undefined), lot('late', 100, 90), lot('soon', 30, 10), lot('sooner', 20, 5)];
    expect(shares(spendLots(lots, points(40)))).toEqual([
      ['sooner', 20],
      ['soon', 20],
    ]);
    expect(shares(spendLots(lots, points(250)))).toEqual([
      ['sooner', 20],
      ['soon', 30],
      ['late', 100],
      ['never', 100],
    ]);
  });

  test('of what expires at the same time takes what was earned first, and of twins always the same', () => {
    const lots = [lot('b', 10, 5), lot('new', 10, 5, 2), lot('a', 10, 5), lot('old', 10, 5, -2)];
    const order = ['old', 'a', 'b', 'new'];
    expect(spendLots(lots, points(40))?.map(({ lot: name }) => name)).toEqual(order);
    expect(spendLots(lots.toReversed(), points(40))?.map(({ lot: name }) => name)).toEqual(order);
  });

  test('takes all or nothing', () => {
    const lots = [lot('a', 10, 5), lot('b', 10, undefined)];
    expect(spendLots(lots, points(20))).toHaveLength(2);
    expect(spendLots(lots, points(21))).toBeUndefined();
    expect(spendLots([], points(1))).toBeUndefined();
    expect(spendLots([], points(0))).toEqual([]);
  });

  test('takes points whose day is over until a night lets them expire: what the balance shows may be spent', () => {
    expect(shares(spendLots([lot('over', 10, -1)], points(10)))).toEqual([['over', 10]]);
  });

  test('passes over lots that are empty', () => {
    expect(shares(spendLots([lot('empty', 0, 1), lot('a', 5, 2)], points(5)))).toEqual([['a', 5]]);
  });
});

describe('a return', () => {
  const spent = (name: string, amount: number, days: number | undefined): SpentShare => ({
    lot: id(name),
    amount: points(amount),
    expiresAt: lot(name, amount, days).expiresAt,
  });

  test('of all goes where it came from', () => {
    const { back, unknown } = restoreLots([spent('soon', 30, 5), spent('never', 20, undefined)], points(50));
    expect(shares(back)).toEqual([
      ['never', 20],
      ['soon', 30],
    ]);
    expect(unknown).toBe(0);
  });

  test('of a part gives back first what expires last', () => {
    const lots = [spent('soon', 30, 5), spent('late', 30, 50), spent('never', 20, undefined)];
    expect(shares(restoreLots(lots, points(25)).back)).toEqual([
      ['never', 20],
      ['late', 5],
    ]);
  });

  test('of more than is known of says how much: a payment from before there were lots', () => {
    expect(restoreLots([], points(50))).toEqual({ back: [], unknown: 50 });
    expect(restoreLots([spent('a', 30, 5)], points(50)).unknown).toBe(20);
  });
});

describe('what was won and is taken back', () => {
  const lots = [lot('own', 10, 50), lot('soon', 10, 5), lot('late', 10, 90)];

  test('is taken of its own lot first', () => {
    expect(shares(reverseLots(lots, id('own'), points(10)))).toEqual([['own', 10]]);
    expect(shares(reverseLots(lots, id('own'), points(15)))).toEqual([
      ['own', 10],
      ['soon', 5],
    ]);
  });

  test('is not owed where it is spent', () => {
    expect(shares(reverseLots([lot('late', 3, 90)], id('own'), points(10)))).toEqual([['late', 3]]);
    expect(reverseLots([], id('own'), points(10))).toEqual([]);
  });
});

test('what expires is all that is left of lots whose time is over, to the moment', () => {
  const lots = [
    lot('over', 5, -1),
    lot('now', 6, 0),
    lot('later', 7, 1),
    lot('never', 8, undefined),
    lot('none', 0, -1),
  ];
  expect(shares(expiredShares(lots, NOW))).toEqual([
    ['over', 5],
    ['now', 6],
  ]);
  expect(balanceOf(lots)).toBe(26);
});

const balanceOf = (lots: readonly { readonly left: number }[]): number =>
  lots.reduce((total, { left }) => total + left, 0);

/** Reproducible random numbers for a seed (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('whatever is spent, returned and expires, nothing is made or lost: 2,000 lives of seeded steps', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) liveOnce(seeded(seed));
});

/** Earns, spends, returns and expires at random, and compares with a plain sum without lots. */
function liveOnce(random: (below: number) => number): void {
  let lots: readonly PointLot[] = [];
  let sum = 0;
  const payments: (readonly SpentShare[])[] = [];
  const change = (some: readonly LotShare[], sign: 1 | -1) => {
    lots = lots.map((one) => {
      const share = some.find(({ lot: name }) => name === one.id)?.amount ?? 0;
      return { ...one, left: points(one.left + sign * share) };
    });
  };
  for (let step = 0; step < 30; step += 1) {
    const amount = points(random(50) + 1);
    const now = after(NOW, step * 10 * DAY);
    switch (random(4)) {
      case 0:
        lots = [...lots, lot(`${step}`, amount, random(4) === 0 ? undefined : step * 10 + random(200), step)];
        sum += amount;
        break;
      case 1: {
        const taken = spendLots(lots, amount);
        expect(taken === undefined).toBe(sum < amount);
        if (!taken) break;
        change(taken, -1);
        sum -= amount;
        const of = (name: string) => lots.find((one) => one.id === name)!.expiresAt;
        payments.push(taken.map((share) => ({ ...share, expiresAt: of(share.lot) })));
        break;
      }
      case 2: {
        const spent = payments.pop();
        if (!spent) break;
        const all = points(spent.reduce((total, share) => total + share.amount, 0));
        const { back, unknown } = restoreLots(spent, all);
        expect(unknown).toBe(0);
        expect(new Map(back.map((share) => [share.lot, share.amount]))).toEqual(
          new Map(spent.map((share) => [share.lot, share.amount])),
        );
        change(back, 1);
        sum += all;
        break;
      }
      default: {
        const over = expiredShares(lots, now);
        change(over, -1);
        sum -= over.reduce((total, share) => total + share.amount, 0);
        expect(expiredShares(lots, now)).toEqual([]);
      }
    }
    expect(balanceOf(lots)).toBe(sum);
    expect(lots.every(({ left }) => left >= 0)).toBe(true);
  }
}
