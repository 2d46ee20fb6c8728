import { expect, test } from 'vitest';
import { type LocalDate, localDate } from '#kernel/instant.ts';
import type { PageRoute } from '#web/page.ts';
import { ROUTES } from '#web/routes.ts';
import { placeMap, siteMap } from '#web/site-map.ts';

const route = (path: string, alias: string | undefined, layout: string, more: Partial<PageRoute> = {}) =>
  ({ path, alias, layout, ...more }) as unknown as PageRoute;
const map = siteMap(
  'https://site.example',
  [
    route('/', '/home', 'default', { isDaily: true }),
    route('/ubicaciones', undefined, 'default'),
    route('/equipaje', undefined, 'default-static', { content: 'equipaje' }),
    route('/mascota', undefined, 'default-static', { content: 'mascota' }),
    route('/reservacion/pago', '/reservation/pago', 'sale'),
    route('/mi-reservacion/buscar', undefined, 'itinerary'),
    route('/tours/detalle/:name', undefined, 'tours'),
  ],
  {
    today: localDate('2026-11-23'),
    built: localDate('2026-11-10'),
    published: new Map([
      ['equipaje', localDate('2026-11-20')],
      ['mascota', localDate('2026-11-01')],
      ['playa', localDate('2026-11-22')],
    ]),
    roots: ['lujo', 'playa'],
  },
);

test('it names public pages in both languages, and no step of a sale', () => {
  expect([...map.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/home',
    'https://site.example/ubicaciones',
    'https://site.example/ubicaciones?lang=en',
    'https://site.example/equipaje',
    'https://site.example/equipaje?lang=en',
    'https://site.example/mascota',
    'https://site.example/mascota?lang=en',
    'https://site.example/api',
    'https://site.example/api?lang=en',
    'https://site.example/lujo',
    'https://site.example/lujo?lang=en',
    'https://site.example/playa',
    'https://site.example/playa?lang=en',
  ]);
});

test('each address names its twin in the other language, and the one for the rest', () => {
  const [first] = map.match(/<url>.*?<\/url>/) ?? [];
  expect(first).toContain('hreflang="es-MX" href="https://site.example/"');
  expect(first).toContain('hreflang="en" href="https://site.example/home"');
  expect(first).toContain('hreflang="x-default" href="https://site.example/"');
});

test('each has the day of its last change: of the departures, of what an editor published, or of the release', () => {
  const days = new Map(
    [...map.matchAll(/<loc>[^<]+example(\/[^<?]*)<\/loc><lastmod>([^<]+)</g)].map(([, path, day]) => [path, day]),
  );
  expect(Object.fromEntries(days)).toEqual({
    '/': '2026-11-23',
    '/home': '2026-11-23',
    '/ubicaciones': '2026-11-10',
    '/equipaje': '2026-11-20',
    '/mascota': '2026-11-10',
    '/api': '2026-11-10',
    '/lujo': '2026-11-10',
    '/playa': '2026-11-22',
  });
});

test.each([
  ['contacto', '/contacto'],
  ['autobuses', '/autobuses'],
  ['servicios', '/servicios'],
  ['promotions', '/promotions'],
  ['preguntas-frecuentes', '/preguntas-frecuentes'],
  ['equipaje', '/servicios/equipaje'],
  ['hoteles', '/hoteles'],
])('once an editor published %s, %s has that day', (slug, path) => {
  const published = new Map([[slug, localDate('2026-11-22')]]);
  const days = { today: localDate('2026-11-23'), built: localDate('2026-11-10'), published, roots: [] };
  expect(siteMap('https://site.example', ROUTES, days)).toContain(
    `<loc>https://site.example${path}</loc><lastmod>2026-11-22<`,
  );
});

test('a campaign is listed while an editor has published its text', () => {
  const mapWith = (published: ReadonlyMap<string, LocalDate>) =>
    siteMap('https://site.example', [route('/hotsale', undefined, 'sale', { content: 'hotsale', isCampaign: true })], {
      today: localDate('2026-11-23'),
      built: localDate('2026-11-10'),
      published,
      roots: [],
    });
  expect(mapWith(new Map([['hotsale', localDate('2026-11-22')]]))).toContain('<loc>https://site.example/hotsale</loc>');
  expect(mapWith(new Map())).not.toContain('hotsale');
});

test('a stop or an outing with a text of its own is listed beside the places, with the day of its departures', () => {
  const network = {
    stops: [
      { id: 'a', city: 'Tepic', kind: 'terminal' as const },
      { id: 'b', city: 'Sayulita', kind: 'stop' as const },
    ],
    destinations: new Map([['a', ['b']]]),
  };
  const places = placeMap('https://site.example', network, {
    today: '2026-11-23',
    stops: ['tepic-central'],
    outings: [{ es: '/tours/detalle/surf', en: '/tours/detail/surf' }],
  });
  expect([...places.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, at, day]) => [at, day])).toEqual([
    ['https://site.example/boletos-a-sayulita', '2026-11-23'],
    ['https://site.example/tickets-to-sayulita', '2026-11-23'],
    ['https://site.example/ubicaciones/tepic-central', '2026-11-23'],
    ['https://site.example/locations/tepic-central', '2026-11-23'],
    ['https://site.example/tours/detalle/surf', '2026-11-23'],
    ['https://site.example/tours/detail/surf', '2026-11-23'],
  ]);
});
