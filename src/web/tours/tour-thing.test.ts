import { expect, test } from 'vitest';
import type { Site } from '#web/page.ts';
import { tourListThings, tourPicture, tourThings } from '#web/tours/tour-thing.ts';

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
};

test('a tour names its price, and the carrier that sells it', () => {
  const [carrier, trip, crumbs] = tourThings(TOUR, SITE, 'https://anden.example');
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Your first wave in Sayulita',
    offers: { price: '900.00', priceCurrency: 'MXN', seller: { '@id': carrier!['@id'] } },
  });
  expect((crumbs!['itemListElement'] as readonly object[]).length).toBe(3);
});

test('the list has each tour with its price, and is none when there are no tours', () => {
  const types = (tours: readonly (typeof TOUR)[]) =>
    tourListThings(tours, SITE, 'https://anden.example').map((thing) => thing['@type']);
  expect(types([TOUR])).toEqual(['Organization', 'BreadcrumbList', 'ItemList']);
  expect(types([])).toEqual(['Organization', 'BreadcrumbList']);
});

test('its social image is the one of its place, where there is one', () => {
  expect(tourPicture(TOUR, SITE)).toEqual({ path: '/social-sayulita.png', alt: 'Sayulita · Costera' });
  expect(tourPicture({ place: { es: 'Nowhere', en: 'Nowhere' } }, SITE)).toBeUndefined();
});
