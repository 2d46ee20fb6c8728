import { expect, test } from 'vitest';
import { endNames, endNamesOfSold } from './end-names.ts';

const NUEVA = { name: 'Guadalajara, Nueva Central', city: 'Guadalajara' };
const CENTRAL = { name: 'Puerto Vallarta, Central de Autobuses', city: 'Puerto Vallarta' };
const AIRPORT = { name: 'Puerto Vallarta, Aeropuerto Internacional', city: 'Puerto Vallarta' };

test('a journey goes from city to city', () => {
  expect(endNames(NUEVA, CENTRAL)).toEqual({ origin: 'Guadalajara', destination: 'Puerto Vallarta' });
});

test('inside one city it goes from stop to stop', () => {
  expect(endNames(AIRPORT, CENTRAL)).toEqual({ origin: AIRPORT.name, destination: CENTRAL.name });
});

test('names that were sold become cities; one that belongs to no stop today stays as it was sold', () => {
  const stops = [NUEVA, CENTRAL, AIRPORT];
  expect(endNamesOfSold({ origin: NUEVA.name, destination: CENTRAL.name }, stops)).toEqual({
    origin: 'Guadalajara',
    destination: 'Puerto Vallarta',
  });
  expect(endNamesOfSold({ origin: 'Tonalá, Crucero', destination: AIRPORT.name }, stops)).toEqual({
    origin: 'Tonalá, Crucero',
    destination: 'Puerto Vallarta',
  });
});
