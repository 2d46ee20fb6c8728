import { expect, test } from 'vitest';
import { after, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { adventureFault, isOnSale, priceOfParty } from './choose-adventure.ts';

const NOW = instant(Date.UTC(2026, 10, 27, 15));
const STARTS = after(NOW, 24 * HOUR);
const DATE = { starts: STARTS, left: 4, base: centavos(145_005) };
const LIMITS = { least: 1, most: 8 };
const GOOD = { starts: STARTS, people: 2, seen: 319_012 };

test('each person’s price is rounded as it is shown, then multiplied', () => {
  expect(priceOfParty(DATE.base, 2)).toEqual({ base: 290_010, total: 319_012 });
});

test('it is sold until two hours before', () => {
  expect(isOnSale({ starts: after(NOW, 2 * HOUR + 1) }, NOW)).toBe(true);
  expect(isOnSale({ starts: after(NOW, 2 * HOUR) }, NOW)).toBe(false);
});

test.each([
  ['as seen', GOOD, undefined],
  ['for nobody', { ...GOOD, people: 0 }, 'adventure_people_invalid'],
  ['for half a person', { ...GOOD, people: 1.5 }, 'adventure_people_invalid'],
  ['for too many', { ...GOOD, people: 9 }, 'adventure_people_invalid'],
  ['at no time', { ...GOOD, starts: undefined }, 'adventure_date_required'],
  ['at another time', { ...GOOD, starts: after(STARTS, MINUTE) }, 'adventure_date_closed'],
  ['for more than are left', { ...GOOD, people: 5, seen: 797_530 }, 'adventure_full'],
  ['at the price before', { ...GOOD, seen: 300_000 }, 'price_changed'],
] as const)('ordered %s', (_how, chosen, code) => {
  expect(adventureFault(LIMITS, [DATE], chosen, NOW)?.code).toBe(code);
});

test('ordered too late', () => {
  expect(adventureFault(LIMITS, [DATE], GOOD, after(STARTS, -HOUR))?.code).toBe('adventure_date_closed');
});
