import { expect, test } from 'vitest';
import type { TourSelection, TourSession } from '#app/tours/ports.ts';
import { after, before, HOUR, instant, zone } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { shoppingDataOf } from './sale-views.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const BOTH = (text: string) => ({ es: text, en: text });
const SELECTION: TourSelection = {
  product: {
    name: 'whales',
    title: BOTH('Whales'),
    summary: BOTH(''),
    text: [],
    includes: [],
    excludes: [],
    bring: [BOTH('Hat')],
    place: BOTH('Bay'),
    category: 'sea',
    zone: zone('America/Mexico_City'),
    minutes: 240,
    languages: ['es'],
    party: { min: 1, max: 6 },
    ages: { min: 4, childUntil: 11 },
    prices: { adult: centavos(129_000), child: centavos(89_000) },
    cutOffHours: 12,
    season: null,
    pickUps: [{ key: 'hotel', place: BOTH('Hotel'), minutesBefore: 40 }],
    meetingPoint: BOTH('Pier'),
    cancellation: [
      { hoursBefore: 48, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ],
    dependsOnWeather: true,
    seller: { name: 'Mar', phone: '3221234567' },
  },
  slot: {
    key: 's',
    product: 'whales',
    starts: STARTS,
    capacity: 8,
    isCancelled: false,
    prices: { adult: centavos(129_000), child: centavos(89_000) },
  },
  adults: 2,
  children: 1,
  pickUp: 'hotel',
};
const session = (now: number): TourSession => ({
  id: id<'tour-session'>('s'),
  expires: after(instant(now), HOUR),
  selection: SELECTION,
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
