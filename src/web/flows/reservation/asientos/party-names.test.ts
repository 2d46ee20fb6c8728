import { expect, test } from 'vitest';
import { partyNames } from '#web/flows/reservation/asientos/party-names.ts';
import type { PassengerView } from '#wire/reservation.ts';

const passenger = (position: number, first_name: string, last_name: string): PassengerView => ({
  position,
  type: 'adult',
  first_name,
  last_name,
  seat_departure: null,
  seat_return: null,
});

test('first names; in full where two share one', () => {
  const passengers = [passenger(1, 'Ana', 'López'), passenger(2, 'Luis', 'Paz'), passenger(3, 'Ana', 'Ruiz')];
  expect(partyNames({ passengers }, 'es')).toEqual({ 1: 'Ana López', 2: 'Luis', 3: 'Ana Ruiz' });
});

test('those not named yet are numbered', () => {
  const passengers = [passenger(1, '', ''), passenger(2, '', '')];
  expect(partyNames({ passengers }, 'en')).toEqual({ 1: 'Adult 1', 2: 'Adult 2' });
});
