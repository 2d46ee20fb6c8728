import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { before, HOUR, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { orderedTour } from './ordered-tour.ts';
import type { TourSelection } from './ports.ts';

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
    cancellation: [{ hoursBefore: 24, percent: 100 }],
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
