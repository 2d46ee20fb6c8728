import { describe, expect, test } from 'vitest';
import { POINTS_PERCENT, TIER_TRIPS } from '#domain/loyalty/point-rules.ts';
import { TIERS } from '#domain/loyalty/tier.ts';
import {
  loweredTier,
  nextTier,
  percentOfTier,
  pointsWon,
  reversalOf,
  spanOfYear,
  tierAfterTrip,
  winExpiry,
  winningFare,
  yearOf,
} from '#domain/loyalty/winning.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos, points } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';

const MEXICO = zone('America/Mexico_City');
const at = (iso: string) => instant(Date.parse(iso));

describe('points are won for', () => {
  const TICKET = { total: centavos(50_000), isPaidWithPoints: false, isGivenUp: false, returned: centavos(0) };

  test.each([
    ['what a ticket cost', {}, 50_000],
    ['nothing that was paid with points', { isPaidWithPoints: true }, 0],
    ['nothing that was given up', { isGivenUp: true }, 0],
    ['what of it did not go back', { returned: centavos(12_000) }, 38_000],
    ['nothing, and never less, where more went back', { returned: centavos(60_000) }, 0],
    ['nothing of a ticket that was free', { total: centavos(0) }, 0],
  ])('%s', (_, change, fare) => {
    expect(winningFare({ ...TICKET, ...change })).toBe(fare);
  });

  test.each([
    ['classic', 2_500],
    ['golden', 3_500],
    ['platinum', 5_000],
  ] as const)('a tier of %s by its rate', (tier, won) => {
    expect(pointsWon(centavos(50_000), percentOfTier(tier))).toBe(won);
  });

  test('whole hundredths, rounded down', () => {
    expect(pointsWon(centavos(19), 5)).toBe(0);
    expect(pointsWon(centavos(20), 5)).toBe(1);
    expect(pointsWon(centavos(39), 5)).toBe(1);
  });

  test('and a higher tier never wins less', () => {
    const rates = TIERS.map((tier) => POINTS_PERCENT[tier]);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });
});

describe('money that goes back takes back', () => {
  const WIN = { points: points(2_500), percent: 5, takenBack: points(0) };

  test.each([
    ['all of a ticket that is worth nothing any more', WIN, 0, 2_500],
    ['its share of a difference', WIN, 38_000, 600],
    ['nothing where nothing went back', WIN, 50_000, 0],
    ['nothing twice', { ...WIN, takenBack: points(600) }, 38_000, 0],
    ['the rest afterwards', { ...WIN, takenBack: points(600) }, 0, 1_900],
  ])('%s', (_, win, fare, back) => {
    expect(reversalOf(win, centavos(fare))).toBe(back);
  });
});

describe('points won expire at the end of a month:', () => {
  test.each([
    ['2026-11-23T12:00:00-06:00', 'classic', '2027-12-01T00:00:00-06:00'],
    ['2026-11-23T12:00:00-06:00', 'golden', '2028-06-01T00:00:00-06:00'],
    ['2026-11-01T00:00:00-06:00', 'platinum', '2028-12-01T00:00:00-06:00'],
    // Midnight UTC still belongs to the previous month.
    ['2026-12-01T00:30:00Z', 'classic', '2027-12-01T00:00:00-06:00'],
    ['2028-02-29T12:00:00-06:00', 'classic', '2029-03-01T00:00:00-06:00'],
    ['2027-08-31T12:00:00-06:00', 'golden', '2029-03-01T00:00:00-06:00'],
  ] as const)('%s of %s at %s', (boarded, tier, expires) => {
    expect(isoInZone(winExpiry(at(boarded), tier, MEXICO), MEXICO)).toBe(expires);
  });
});

describe('a year', () => {
  test('is the one where the carrier is', () => {
    expect(yearOf(at('2027-01-01T05:59:59Z'), MEXICO)).toBe(2026);
    expect(yearOf(at('2027-01-01T06:00:00Z'), MEXICO)).toBe(2027);
  });

  test('begins and ends at midnight there', () => {
    const { from, to } = spanOfYear(2026, MEXICO);
    expect([isoInZone(from, MEXICO), isoInZone(to, MEXICO)]).toEqual([
      '2026-01-01T00:00:00-06:00',
      '2027-01-01T00:00:00-06:00',
    ]);
  });
});

describe('a tier', () => {
  test.each([
    ['classic', 11, 'classic'],
    ['classic', 12, 'golden'],
    ['classic', 30, 'platinum'],
    ['golden', 29, 'golden'],
    ['golden', 30, 'platinum'],
    ['platinum', 1, 'platinum'],
    ['golden', 1, 'golden'],
  ] as const)('of %s after %i trips of the year is %s: up at once, and never down', (tier, trips, expected) => {
    expect(tierAfterTrip(tier, trips)).toBe(expected);
  });

  test.each([
    ['platinum', 0, 0, 'classic'],
    ['golden', 11, 0, 'classic'],
    ['platinum', 12, 0, 'golden'],
    ['platinum', 29, 3, 'golden'],
    ['platinum', 30, 0, undefined],
    ['golden', 12, 0, undefined],
    // Tiers rise after a trip, not at the end of a year.
    ['classic', 40, 0, undefined],
    // The nightly job ran late, and trips of the new year have already earned the tier again.
    ['golden', 3, 12, undefined],
    ['platinum', 3, 12, 'golden'],
  ] as const)('of %s after a year of %i trips, and %i since, becomes %s', (tier, trips, tripsSince, expected) => {
    expect(loweredTier({ tier, trips, tripsSince })).toBe(expected);
  });

  test('says how far the next is', () => {
    expect(nextTier('classic', 5)).toEqual({ tier: 'golden', missing: 7 });
    expect(nextTier('golden', 5)).toEqual({ tier: 'platinum', missing: 25 });
    expect(nextTier('golden', 40)).toEqual({ tier: 'platinum', missing: 0 });
    expect(nextTier('platinum', 5)).toBeUndefined();
    expect(TIERS.map((tier) => TIER_TRIPS[tier])).toEqual([0, 12, 30]);
  });
});
