import { expect, test } from 'vitest';
import { placeSlug, stopSlugs } from '#domain/network/slug.ts';

test.each([
  ['Puerto Vallarta', 'vallarta'],
  ['puerto-vallarta', 'vallarta'],
  ['vallarta', 'vallarta'],
  ['Nuevo Vallarta', 'nuevo-vallarta'],
])('the city %s is %s', (city, slug) => {
  expect(placeSlug(city)).toBe(slug);
});

test('two stops of one name are told apart by their ids', () => {
  const stops = [
    { id: 'A1', name: 'Centro' },
    { id: 'B2', name: 'Centro' },
    { id: 'C3', name: 'Playa' },
    { id: 'D4', name: '¡!' },
  ];
  expect([...stopSlugs(stops)]).toEqual([
    ['A1', 'centro-a1'],
    ['B2', 'centro-b2'],
    ['C3', 'playa'],
    ['D4', 'd4'],
  ]);
});
