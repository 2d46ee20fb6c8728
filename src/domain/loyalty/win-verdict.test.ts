import { expect, test } from 'vitest';
import { centavos, points } from '#kernel/money.ts';
import { TIER_TRIPS } from './point-rules.ts';
import { TIERS } from './tier.ts';
import { raisedTier, reversalVerdict, type WinningCase, winVerdict } from './win-verdict.ts';
import type { TicketWorth } from './winning.ts';

const WORTH: TicketWorth = {
  total: centavos(50_000),
  isPaidWithPoints: false,
  isGivenUp: false,
  returned: centavos(0),
};
const NONE = { kind: 'none' };

test.each<[string, Partial<WinningCase>, unknown]>([
  ['by its tier', { tier: 'classic' }, { kind: 'win', tier: 'classic', fare: 50_000, percent: 5, points: 2_500 }],
  [
    'more in a higher one',
    { tier: 'platinum' },
    { kind: 'win', tier: 'platinum', fare: 50_000, percent: 10, points: 5_000 },
  ],
  [
    'no points when it was paid with points, and counts as a trip',
    { worth: { ...WORTH, isPaidWithPoints: true } },
    { kind: 'win', tier: 'classic', fare: 0, percent: 5, points: 0 },
  ],
  ['nothing twice', { hasWon: true }, NONE],
  ['nothing once it was cancelled', { worth: { ...WORTH, isGivenUp: true } }, NONE],
  ['nothing for a closed account', { tier: undefined }, NONE],
])('a boarded ticket wins %s', (_, change, verdict) => {
  expect(winVerdict({ worth: WORTH, hasWon: false, tier: 'classic', ...change })).toEqual(verdict);
});

test('a trip raises a tier at its number of trips, and only then', () => {
  for (const [index, tier] of TIERS.slice(1).entries()) {
    const below = TIERS[index]!;
    expect([raisedTier(below, TIER_TRIPS[tier] - 1), raisedTier(below, TIER_TRIPS[tier])]).toEqual([undefined, tier]);
    expect(raisedTier(tier, 0)).toBeUndefined();
  }
});

const WIN = { points: points(2_500), percent: 5, takenBack: points(0) };
test.each<[string, typeof WIN | undefined, Partial<TicketWorth>, unknown]>([
  ['nothing that was never won', undefined, { isGivenUp: true }, NONE],
  ['nothing while nothing went back', WIN, {}, NONE],
  ['the share of what went back', WIN, { returned: centavos(10_000) }, { kind: 'back', win: WIN, points: 500 }],
  ['all of a ticket that was given up', WIN, { isGivenUp: true }, { kind: 'back', win: WIN, points: 2_500 }],
  ['nothing that was taken back before', { ...WIN, takenBack: points(500) }, { returned: centavos(10_000) }, NONE],
])('of a win, a refund takes back %s', (_, win, change, verdict) => {
  expect(reversalVerdict(win, { ...WORTH, ...change })).toEqual(verdict);
});

test('that a ticket was given up is recorded, though all its points were taken back before', () => {
  const spent = { ...WIN, takenBack: points(2_500) };
  expect(reversalVerdict(spent, { ...WORTH, isGivenUp: true })).toEqual({ kind: 'back', win: spent, points: 0 });
});
