import { describe, expect, test } from 'vitest';
import { before, HOUR, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { adventureReturnTerms, ladderOf } from './cancelled-adventure.ts';

const starts = instant(Date.parse('2026-12-05T15:00:00Z'));
const ORDERED = {
  starts,
  total: centavos(319_001),
  cancellation: [
    { hoursBefore: 24, percent: 50 },
    { hoursBefore: 72, percent: 100 },
  ],
};
const hoursBefore = (hours: number) => before(starts, hours * HOUR);

test('its ladder is a list of moments, the earliest first', () => {
  expect(ladderOf(ORDERED)).toEqual([
    { until: hoursBefore(72), percent: 100 },
    { until: hoursBefore(24), percent: 50 },
  ]);
  expect(ladderOf({ starts })).toEqual([]);
});

describe('its buyer gets back', () => {
  test.each([
    ['all of it, while the first step holds', 72.001, 319_001],
    ['half of it from then on, rounded for the buyer', 72, 159_501],
    ['half of it until the last moment', 24.001, 159_501],
  ])('%s', (_, hours, prepaid) => {
    const terms = { kind: 'open', prepaid };
    expect(adventureReturnTerms(ORDERED, 'booked', hoursBefore(hours))).toEqual(terms);
    // Also while its supplier has not answered yet.
    expect(adventureReturnTerms(ORDERED, 'pending', hoursBefore(hours))).toEqual(terms);
  });

  test('nothing later, and never without a ladder', () => {
    const refused = { kind: 'refused', fault: { code: 'adventure_not_given_back' } };
    expect(adventureReturnTerms(ORDERED, 'booked', hoursBefore(24))).toMatchObject(refused);
    expect(adventureReturnTerms({ ...ORDERED, cancellation: undefined }, 'booked', hoursBefore(99))).toMatchObject(
      refused,
    );
  });

  test('nothing before it is paid, and nothing twice', () => {
    expect(adventureReturnTerms(ORDERED, undefined, hoursBefore(99))).toMatchObject({ kind: 'refused' });
    for (const state of ['ending', 'refunded'] as const)
      expect(adventureReturnTerms(ORDERED, state, hoursBefore(99))).toEqual({ kind: 'returned' });
  });
});
