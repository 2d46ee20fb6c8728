import { expect, test } from 'vitest';
import { includedBy, TIER_ALLOWANCE } from '#domain/ticketing/baggage.ts';

test('cards carry 3, 4 and 5 bags of 35 kg (M116)', () => {
  expect(Object.values(TIER_ALLOWANCE).map(({ bags }) => bags)).toEqual([3, 4, 5]);
  expect(TIER_ALLOWANCE.golden).toMatchObject({ kilogramsEach: 35, sportsItemsOrInstruments: 1, handBags: 2 });
});

test('a card includes its bags instead of the free one, and a sports item nobody else has', () => {
  const tiers = ['classic', 'golden', 'platinum', undefined] as const;
  expect(tiers.map((tier) => includedBy(tier, 'bag'))).toEqual([2, 3, 4, 0]);
  expect(tiers.map((tier) => includedBy(tier, 'sports'))).toEqual([1, 1, 1, 0]);
  expect(includedBy('golden', undefined)).toBe(0);
});
