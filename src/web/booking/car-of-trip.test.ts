import { expect, test } from 'vitest';
import { carOfTrip } from '#web/booking/car-of-trip.ts';
import type { ReservationView } from '#wire/reservation.ts';

type Trip = Parameters<typeof carOfTrip>[0];
const run = (departs_at: string, arrives_at: string) =>
  ({ cancelled: false, schedule: { departs_at, arrives_at } }) as unknown as Trip['departure'];
const NONE = { cancelled: false, schedule: null } as unknown as Trip['return'];
const VALLARTA = { city: 'Puerto Vallarta' } as ReservationView['destination'];

const OUT = run('2026-12-05T08:00:00-06:00', '2026-12-05T13:40:00-06:00');
const LATER = run('2026-12-05T14:30:00-06:00', '2026-12-05T16:10:00-06:00');

test('a car waits where and when the bus arrives', () => {
  expect(carOfTrip({ destination: VALLARTA, departure: OUT, return: NONE })).toMatchObject({ pick_up_hour: '13:40' });
});

test('of a connection, where the second bus arrives', () => {
  const via = { city: 'Tepic' } as ReservationView['destination'];
  const car = carOfTrip({ destination: VALLARTA, departure: OUT, return: LATER, via });
  expect(car).toMatchObject({ pick_up_hour: '16:10' });
  expect(car).not.toHaveProperty('hand_back_day');
});

test('without a run that arrives there is nothing to say', () => {
  expect(carOfTrip({ destination: VALLARTA, departure: NONE, return: NONE })).toBeUndefined();
  expect(carOfTrip({ destination: VALLARTA, departure: { ...OUT, cancelled: true }, return: NONE })).toBeUndefined();
});
