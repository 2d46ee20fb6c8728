import { describe, expect, test } from 'vitest';
import { after, before, HOUR, instant, localDate, MINUTE } from '#kernel/instant.ts';
import { dayState, daysShown, pickUpAt, placesLeft, slotCloses, slotState } from './slot-sale.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const PRODUCT = { cutOffHours: 12 };
const SLOT = { starts: STARTS, isCancelled: false };

describe('a start', () => {
  const early = { left: 5, people: 2, now: before(STARTS, 48 * HOUR) };

  test('closes so many hours before', () => {
    expect(slotCloses(PRODUCT, SLOT)).toBe(before(STARTS, 12 * HOUR));
    const closes = slotCloses(PRODUCT, SLOT);
    expect(slotState(PRODUCT, SLOT, { ...early, now: before(closes, 1) })).toBe('open');
    expect(slotState(PRODUCT, SLOT, { ...early, now: closes })).toBe('closed');
  });

  test('is full for a party that has not enough places', () => {
    expect(slotState(PRODUCT, SLOT, { ...early, left: 2 })).toBe('open');
    expect(slotState(PRODUCT, SLOT, { ...early, left: 1 })).toBe('full');
  });

  test('is cancelled, whatever else is true', () => {
    const late = { left: 0, people: 1, now: after(STARTS, HOUR) };
    expect(slotState(PRODUCT, { ...SLOT, isCancelled: true }, late)).toBe('cancelled');
  });

  test('never has fewer places than none', () => expect([placesLeft(8, 3), placesLeft(2, 5)]).toEqual([5, 0]));

  test('picks people up before', () =>
    expect(pickUpAt({ minutesBefore: 50 }, STARTS)).toBe(before(STARTS, 50 * MINUTE)));
});

describe('a day', () => {
  test.each([
    [['open', 'full'], true, 'on_sale'],
    [['closed', 'full'], true, 'full'],
    [['closed', 'cancelled'], true, 'closed'],
    [[], true, 'closed'],
    [['open'], false, 'out_of_season'],
  ] as const)('with starts %o, in season %s, is %s', (slots, inSeason, state) =>
    expect(dayState(slots, inSeason)).toBe(state),
  );
});

test('days are shown from today to the last one on sale', () => {
  const today = localDate('2026-12-01');
  expect(daysShown(localDate('2026-11-20'), today, 3)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  expect(daysShown(localDate('2026-12-05'), today, 2)).toEqual(['2026-12-05', '2026-12-06']);
  expect(daysShown(localDate('2027-02-27'), today, 5)).toEqual(['2027-02-27', '2027-02-28']);
  expect(daysShown(localDate('2027-05-01'), today, 5)).toEqual([]);
});
