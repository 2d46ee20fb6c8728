import { expect, test } from 'vitest';
import { byArea } from '#web/network/by-area.ts';
import { matches } from '#web/booking/search/places.ts';
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
const VALLARTA = stop('Puerto Vallarta, Central de Autobuses', 'Puerto Vallarta', 'Puerto Vallarta');
const CENTRAL = stop('Guadalajara, Nueva Central', 'Guadalajara', 'Guadalajara');
const ZAPOPAN = stop('Zapopan, Terminal de Autobuses', 'Zapopan', 'Guadalajara');
const BUCERIAS = stop('Bucerías', 'Bucerías', 'Riviera Nayarit');
const PANCHO = stop('San Pancho (San Francisco)', 'San Pancho', 'Riviera Nayarit');

test.each([
  [VALLARTA, 'vallarta', true],
  [VALLARTA, 'PVR', true],
  [VALLARTA, 'puerto val', true],
  [VALLARTA, 'allarta', false],
  [BUCERIAS, 'bucerias', true],
  [BUCERIAS, 'BUCERÍAS', true],
  [BUCERIAS, 'riviera', true],
  [BUCERIAS, 'vallarta', false],
  [VALLARTA, 'central de autobuses de puerto vallarta', true],
  [CENTRAL, 'guadala', true],
  [CENTRAL, 'central nueva', true],
  [CENTRAL, 'CENTRAL DE AUTOBUSES DE GUADALAJARA', true],
  [CENTRAL, 'san pedro tlaquepaque', true],
  [ZAPOPAN, 'tlaquepaque', false],
  [ZAPOPAN, 'terminal zapopan', true],
  [PANCHO, 'san francisco', true],
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
