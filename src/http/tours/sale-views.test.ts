import { expect, test } from 'vitest';
import type { TourSelection, TourSession } from '#app/tours/ports.ts';
import { after, before, HOUR, instant } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { SELECTION, STARTS } from '#testing/tour-selection.ts';
import { shoppingDataOf } from './sale-views.ts';

/** With two steps of its refund. */
const LADDER: TourSelection = {
  ...SELECTION,
  product: {
    ...SELECTION.product,
    cancellation: [
      { hoursBefore: 48, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ],
  },
};

const session = (now: number): TourSession => ({
  id: id<'tour-session'>('s'),
  expires: after(instant(now), HOUR),
  selection: LADDER,
  contact: undefined,
  claim: undefined,
  order: undefined,
  heldUntil: undefined,
  isDelivered: false,
});

test.each([
  [49, [100, 50]],
  [47, [50]],
  [23, []],
])('%d hours before it starts a tour promises only what can still go back: %o per cent', (hours, percents) => {
  const now = before(STARTS, hours * HOUR);
  const { shopping } = shoppingDataOf(session(now), now);
  expect(shopping?.slot.cancellation.map(({ percent }) => percent)).toEqual(percents);
});

test('a session says nothing of the places left in its start, which it does not ask for', () => {
  const now = before(STARTS, 49 * HOUR);
  const { slot } = shoppingDataOf(session(now), now).shopping!;
  expect(slot).toMatchObject({ slot: SELECTION.slot.key, name: SELECTION.product.name });
  expect(Object.keys(slot)).not.toEqual(expect.arrayContaining(['left']));
  expect(Object.keys(slot)).not.toEqual(expect.arrayContaining(['state']));
});
