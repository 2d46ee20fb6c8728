import { describe, expect, test } from 'vitest';
import { placeName, stopDetail } from '#domain/network/place-name.ts';
import { STOPS } from '../../../db/demo/costera-network.ts';

describe.each([
  ['Guadalajara', 'Guadalajara, Nueva Central', 'Nueva Central', 'Guadalajara, Nueva Central'],
  ['San Pancho', 'San Pancho (San Francisco)', 'San Francisco', 'San Pancho (San Francisco)'],
  ['Tepic', 'Tepic – Norte', 'Norte', 'Tepic – Norte'],
  ['Tepic', 'Tepic - Norte (Mololoa)', 'Norte (Mololoa)', 'Tepic - Norte (Mololoa)'],
  ['Sayulita', 'Sayulita', undefined, 'Sayulita'],
  // An imported name is kept.
  [
    'Guadalajara',
    'Central de Autobuses de Guadalajara',
    'Central de Autobuses de Guadalajara',
    'Guadalajara, Central de Autobuses de Guadalajara',
  ],
  // Not a city: a word with only the same beginning, and a longer name.
  ['Compo', 'Compostela', 'Compostela', 'Compostela'],
  ['Tepic', 'Tepic Centro', 'Tepic Centro', 'Tepic Centro'],
])('in %s the stop %s', (city, name, detail, whole) => {
  test(`is told apart by ${detail}`, () => {
    expect(stopDetail({ name, city })).toBe(detail);
  });

  test(`is ${whole} in running text`, () => {
    expect(placeName({ name, city })).toBe(whole);
  });
});

test('every name of the demo begins with what people call the place', () => {
  expect(STOPS.map((stop) => placeName(stop))).toEqual(STOPS.map(({ name }) => name));
  expect(STOPS.find(({ id }) => id === 'TLQ')).toMatchObject({
    city: 'Guadalajara',
    name: 'Guadalajara, Nueva Central',
  });
});
