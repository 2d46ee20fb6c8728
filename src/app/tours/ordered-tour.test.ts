import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { orderedTour } from './ordered-tour.ts';
import { BOTH, SELECTION, STARTS } from '#testing/tour-selection.ts';

const BOUGHT = { claim: id<'slot-claim'>('c'), participants: [], total: 347_000 };

test('an order keeps when its tour starts, ends, and could last be paid', () => {
  expect(orderedTour(SELECTION, BOUGHT)).toMatchObject({
    ...BOUGHT,
    slot: 's',
    starts: STARTS,
    ends: instant(STARTS + 4 * HOUR),
    closes: before(STARTS, 12 * HOUR),
    cancellation: [{ hoursBefore: 24, percent: 100 }],
  });
});

test.each([
  ['hotel', { key: 'hotel', place: BOTH('Hotel'), at: before(STARTS, 40 * MINUTE) }],
  [null, null],
])('somebody picked up at %s is told where and when', (pickUp, expected) => {
  expect(orderedTour({ ...SELECTION, pickUp }, BOUGHT).pickUp).toEqual(expected);
});
