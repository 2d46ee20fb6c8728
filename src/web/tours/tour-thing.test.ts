import { expect, test } from 'vitest';
import type { Site } from '#web/page.ts';
import { tourPicture, tourThings } from '#web/tours/tour-thing.ts';

const SITE = {
  lang: 'en',
  brand: { name: 'Costera', legalName: 'Costera S.A.', phone: { dial: '+52' }, email: 'a@example.com' },
} as unknown as Site;

const TOUR = {
  name: 'surf-en-sayulita',
  title: { es: 'Tu primera ola en Sayulita', en: 'Your first wave in Sayulita' },
  summary: { es: 'Clase', en: 'A lesson' },
  place: { es: 'Sayulita', en: 'Sayulita' },
  price: 90_000,
  seller: { name: 'Mar y Monte', phone: '+52 322 555 0148' },
};

test('a tour names its operator, its price, and the carrier that sells it', () => {
  const [carrier, trip, crumbs] = tourThings(TOUR, SITE, 'https://anden.example');
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Your first wave in Sayulita',
    provider: { name: 'Mar y Monte' },
    offers: { price: '900.00', priceCurrency: 'MXN', seller: { '@id': carrier!['@id'] } },
  });
  expect((crumbs!['itemListElement'] as readonly object[]).length).toBe(3);
});

test('its social image is the one of its place, where there is one', () => {
  expect(tourPicture(TOUR, SITE)).toEqual({ path: '/social-sayulita.png', alt: 'Sayulita · Costera' });
  expect(tourPicture({ place: { es: 'Nowhere', en: 'Nowhere' } }, SITE)).toBeUndefined();
});
