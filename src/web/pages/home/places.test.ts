import { expect, test } from 'vitest';
import { byArea } from '#web/network/by-area.ts';
import { matches } from '#web/pages/home/places.ts';
import type { StopView } from '#wire/shapes.ts';

const stop = (name: string, city: string, area: string): StopView => ({
  id: name,
  name,
  city,
  area,
  zone: 'America/Mexico_City',
  latitude: 20,
  longitude: -104,
  kind: 'stop',
  drop_off_only: false,
});
const VALLARTA = stop('Central de Autobuses de Puerto Vallarta', 'Puerto Vallarta', 'Puerto Vallarta');
const BUCERIAS = stop('Bucerías', 'Bucerías', 'Riviera Nayarit');
const PANCHO = stop('San Francisco (San Pancho)', 'San Francisco', 'Riviera Nayarit');

test.each([
  [VALLARTA, 'vallarta', true],
  [VALLARTA, 'PVR', true],
  [VALLARTA, 'puerto val', true],
  [VALLARTA, 'allarta', false],
  [BUCERIAS, 'bucerias', true],
  [BUCERIAS, 'BUCERÍAS', true],
  [BUCERIAS, 'riviera', true],
  [BUCERIAS, 'vallarta', false],
  [PANCHO, 'san pan', true],
  [PANCHO, '', true],
])('%o by "%s": %s', (place, typed, found) => {
  expect(matches(place, typed)).toBe(found);
});

test('areas keep the order in which they came', () => {
  expect(byArea([VALLARTA, BUCERIAS, PANCHO]).map(([area, stops]) => [area, stops.length])).toEqual([
    ['Puerto Vallarta', 1],
    ['Riviera Nayarit', 2],
  ]);
});
