import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type Delay, type DelayRight, expectedAt, rightOf } from './delay.ts';
import { worthLess } from './other-service.ts';
import { partOf, shareOf } from './round.ts';

const PLANNED = instant(Date.parse('2026-11-27T18:00:00Z'));
const late = (minutes: number | undefined): Delay => ({ event: id('e'), minutes, isOurs: true, reason: 'test' });

describe('what a delay gives', () => {
  test.each<[string, Delay | undefined, DelayRight]>([
    ['nothing was said', undefined, 'none'],
    ['on time', late(0), 'none'],
    ['half an hour to the minute', late(30), 'none'],
    ['a minute more', late(31), 'guarantee'],
    ['two hours to the minute', late(120), 'guarantee'],
    ['two hours and a minute', late(121), 'refund'],
    ['it does not run', late(undefined), 'refund'],
  ])('%s', (_, delay, right) => {
    expect(rightOf(delay)).toBe(right);
  });
});

test('a bus leaves late by what was said, on time where nothing was, and not at all where it does not run', () => {
  expect(expectedAt(PLANNED, late(90))).toBe(PLANNED + 1.5 * HOUR);
  expect([expectedAt(PLANNED, late(0)), expectedAt(PLANNED, undefined)]).toEqual([PLANNED, PLANNED]);
  expect(expectedAt(PLANNED, late(1))).toBe(PLANNED + MINUTE);
  expect(expectedAt(PLANNED, late(undefined))).toBeUndefined();
});

describe('a share that somebody is owed', () => {
  test.each([
    [65_001, 20, 13_001],
    [65_000, 20, 13_000],
    [1, 50, 1],
    [0, 50, 0],
    [65_001, 100, 65_001],
    [65_001, 0, 0],
  ])('of %i centavos, %i %%, is %i', (amount, percent, share) => {
    expect(shareOf(centavos(amount), percent)).toBe(share);
  });

  test('is never less than the share, by less than a centavo more, and never more than the whole', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, whole, some) => {
          const part = Math.min(some, whole);
          const share = partOf(centavos(amount), { part, whole });
          expect(share * whole).toBeGreaterThanOrEqual(amount * part);
          expect((share - 1) * whole).toBeLessThan(Math.max(1, amount * part));
          expect(share).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });
});

describe('what a ticket is worth less in the class that runs', () => {
  const fares = (sold: number, runs: number) => ({ fares: { sold: centavos(sold), runs: centavos(runs) } });

  test.each<[string, number, ReturnType<typeof fares> | { fares: undefined }, number]>([
    ['the difference of the fares, of a ticket at full fare', 90_000, fares(90_000, 65_001), 24_999],
    ['half of it, of one at half fare', 45_000, fares(90_000, 65_001), 12_500],
    ['nothing in a class as dear', 90_000, fares(90_000, 90_000), 0],
    ['nothing in a dearer class', 90_000, fares(90_000, 95_000), 0],
    ['all of it where the class that runs costs nothing', 90_000, fares(90_000, 0), 90_000],
    ['nothing where the line has no fares to compare', 90_000, { fares: undefined }, 0],
    ['nothing of what cost nothing', 0, fares(90_000, 65_001), 0],
  ])('%s', (_, total, other, expected) => {
    expect(worthLess(centavos(total), other)).toBe(expected);
  });
});
