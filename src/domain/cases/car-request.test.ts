import { expect, test } from 'vitest';
import { carRequestOf } from './car-request.ts';

const ARRIVAL = { city: 'Puerto Vallarta', at: '2026-12-05T13:40:00-06:00' };

test('a car is asked for where and when a trip arrives', () => {
  expect(carRequestOf(ARRIVAL, undefined)).toEqual({
    car_destination: '7',
    pick_up_day: '2026-12-05',
    pick_up_hour: '13:40',
  });
});

test('it is handed back on the day of the return, at an hour its driver knows', () => {
  expect(carRequestOf(ARRIVAL, '2026-12-08T09:00:00-06:00')).toMatchObject({ hand_back_day: '2026-12-08' });
});

test.each([
  ['Guadalajara', '1'],
  ['Tlaquepaque', '1'],
  ['Zapopan', '1'],
  ['Puerto Vallarta', '7'],
])('cars for %s are at place %s', (city, place) => {
  expect(carRequestOf({ ...ARRIVAL, city }, undefined)?.car_destination).toBe(place);
});

test('where nobody rents cars, none is asked for', () => {
  expect(carRequestOf({ ...ARRIVAL, city: 'Sayulita' }, undefined)).toBeUndefined();
});

test('day and hour are those of the place of arrival', () => {
  const night = { city: 'Guadalajara', at: '2026-12-31T23:55:00-06:00' };
  expect(carRequestOf(night, '2027-01-02T00:10:00-06:00')).toEqual({
    car_destination: '1',
    pick_up_day: '2026-12-31',
    pick_up_hour: '23:55',
    hand_back_day: '2027-01-02',
  });
});
