import type { TourSelection } from '#app/tours/ports.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** When the tour starts. */
export const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
export const BOTH = (text: string) => ({ es: text, en: text });
/** A tour that two adults and others may have chosen. */
export const SELECTION: TourSelection = {
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
