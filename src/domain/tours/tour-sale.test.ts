import { describe, expect, test } from 'vitest';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import type { ClaimState } from './claim.ts';
import {
  afterFailure,
  isStillBought,
  placesState,
  type LockedPlaces,
  type PlacesState,
  refusalToBuy,
} from './tour-sale.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const CLOSES = before(STARTS, 12 * HOUR);
const OWN: PlacesState = { kind: 'own' };
const FREE: PlacesState = { kind: 'free' };
const FULL: PlacesState = { kind: 'gone', code: 'slot_full' };
const CLOSED: PlacesState = { kind: 'gone', code: 'slot_closed' };

describe('the places of an order', () => {
  const places = (state: ClaimState | undefined, isHeld: boolean, change: Partial<LockedPlaces> = {}) =>
    placesState({
      capacity: 8,
      taken: 6,
      standing: state && { state, isHeld },
      people: 2,
      ...change,
    });

  test.each<[string, PlacesState, PlacesState]>([
    ['held', places('held', true), OWN],
    ['held, in a start whose supplier gives fewer now', places('held', true, { capacity: 1 }), OWN],
    ['being paid, after their time', places('paying', false), OWN],
    ['lost, with exactly enough left', places('held', false), FREE],
    ['lost, with one too few left', places('held', false, { taken: 7 }), FULL],
    ['that never were, and can be had', places(undefined, false), FREE],
    ['in a start that is cancelled', places('paying', true, { why: 'weather' }), CLOSED],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

test.each<[PlacesState, boolean, string | undefined]>([
  [OWN, true, undefined],
  [FREE, true, undefined],
  [FULL, true, 'slot_full'],
  [CLOSED, true, 'slot_closed'],
  [OWN, false, 'time_exceeded'],
  [CLOSED, false, 'time_exceeded'],
])('%o, on sale: %s, refuses a payment: %s', (places, isOnSale, code) =>
  expect(refusalToBuy(places, { closes: CLOSES, now: isOnSale ? before(CLOSES, 1) : CLOSES })).toBe(code),
);

describe('money that arrived', () => {
  const buys = (places: PlacesState, now: number, isPinned = false) =>
    isStillBought(places, { starts: STARTS, closes: CLOSES, now: instant(now), isPinned });

  test('buys pinned places, however late', () => {
    expect(buys(OWN, after(STARTS, HOUR), true)).toBe(true);
  });

  test('buys held places until the tour starts', () => {
    expect([buys(OWN, before(STARTS, 1)), buys(OWN, STARTS)]).toEqual([true, false]);
  });

  test.each([true, false])('buys free places until sales close, pinned before: %s', (isPinned) => {
    expect([buys(FREE, before(CLOSES, 1), isPinned), buys(FREE, CLOSES, isPinned)]).toEqual([true, false]);
  });

  test('buys no places that are gone', () => {
    expect([buys(FULL, 0, true), buys(CLOSED, 0, true)]).toEqual([false, false]);
  });
});

test('after a payment failed, only places of its own are kept, for ten minutes', () => {
  expect(afterFailure(OWN, CLOSES)).toEqual({ kind: 'kept', until: after(CLOSES, 10 * MINUTE) });
  for (const places of [FREE, FULL, CLOSED])
    expect(afterFailure(places, CLOSES)).toEqual({ kind: 'over', until: CLOSES });
});
