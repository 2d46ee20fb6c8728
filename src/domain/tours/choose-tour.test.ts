import { describe, expect, test } from 'vitest';
import { before, HOUR, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type ChosenTour, choiceVerdict, slotOf, isChosenBefore } from './choose-tour.ts';
import type { TourSlot } from './product.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const CLOSES = before(STARTS, 12 * HOUR);
const PRICES = { adult: centavos(129_000), child: centavos(89_000) };
const SLOT: TourSlot = {
  key: 's',
  product: 'whales',
  starts: STARTS,
  capacity: 8,
  prices: PRICES,
  isCancelled: false,
};
const PLACE = { es: 'Hotel', en: 'Hotel' };
const PICK_UPS = [{ key: 'hotel', place: PLACE, minutesBefore: 40 }];

const verdict = ({ pickUps = [], ...change }: Partial<ChosenTour> & { readonly pickUps?: typeof PICK_UPS }) =>
  choiceVerdict({
    product: { cutOffHours: 12, pickUps },
    slot: SLOT,
    adults: 2,
    children: 1,
    pickUp: null,
    seen: 347_000,
    now: before(CLOSES, 1),
    ...change,
  });

describe('a start', () => {
  test.each<[string, Parameters<typeof slotOf>[0], string | undefined]>([
    ['is the one of this tour', SLOT, undefined],
    ['of another tour is closed', { ...SLOT, product: 'agave' }, 'slot_closed'],
    ['that the supplier does not know is closed', 'unknown', 'slot_closed'],
    ['without an answer is not', undefined, 'service_unavailable'],
  ])('%s', (_, answer, code) => {
    const slot = slotOf(answer, { name: 'whales' });
    expect(slot.ok ? undefined : slot.fault.code).toBe(code);
  });
});

describe('a choice', () => {
  test.each<[string, Parameters<typeof verdict>[0], string | null]>([
    ['in time, at the price that was seen', {}, null],
    ['at no price that was seen', { seen: null }, null],
    ['of a place where people are picked up', { pickUps: PICK_UPS, pickUp: 'hotel' }, 'hotel'],
    ['of a place where nobody is picked up', { pickUp: 'hotel' }, null],
  ])('%s is good', (_, change, pickUp) => {
    expect(verdict(change)).toEqual({ kind: 'chosen', pickUp, total: 347_000 });
  });

  test.each<[string, Parameters<typeof verdict>[0], string, string]>([
    ['at the moment it closes', { now: CLOSES }, 'slot_closed', 'slot'],
    ['of a cancelled start', { slot: { ...SLOT, isCancelled: true } }, 'slot_closed', 'slot'],
    [
      'with children, whose price is gone',
      { slot: { ...SLOT, prices: { ...PRICES, child: null } } },
      'participants_invalid',
      'children',
    ],
    ['without a place to be picked up at', { pickUps: PICK_UPS }, 'pickup_required', 'pickup'],
    ['of a place that is gone', { pickUps: PICK_UPS, pickUp: 'port' }, 'pickup_required', 'pickup'],
    ['at a centavo less', { seen: 346_999 }, 'price_changed', 'total'],
    ['at a centavo more', { seen: 347_001 }, 'price_changed', 'total'],
  ])('%s is refused', (_, change, code, field) => {
    expect(verdict(change)).toMatchObject({ kind: 'refused', fault: { code, field } });
  });

  test('says its price when another one was seen', () => {
    expect(verdict({ seen: 1 })).toMatchObject({ fault: { params: { total: 347_000 } } });
  });
});

test.each([
  ['the same', {}, true],
  ['another tour', { product: { name: 'surf' } }, false],
  ['another start', { slot: { key: 'whales.0900' } }, false],
  ['another adult', { adults: 3 }, false],
  ['another child', { children: 1 }, false],
  ['another pick-up', { pickUp: null }, false],
])('%s is the same choice or not', (_, change, expected) => {
  const choice = { product: { name: 'whales' }, slot: { key: 'whales.0800' }, adults: 2, children: 0, pickUp: 'pier' };
  expect(isChosenBefore({ name: null, selection: { ...choice, ...change } }, choice)).toBe(expected);
  expect(isChosenBefore({ name: null, selection: undefined }, choice)).toBe(false);
  // In a session that was there before, the visitor chooses again.
  expect(isChosenBefore({ name: 'known', selection: { ...choice, ...change } }, choice)).toBe(false);
});
