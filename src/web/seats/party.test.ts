import { expect, test } from 'vitest';
import type { PassengerView } from '#wire/reservation.ts';
import { partyOf } from './party.ts';

const passenger = (position: number, first_name: string, last_name: string): PassengerView => ({
  position,
  type: 'adult',
  first_name,
  last_name,
  seat_departure: null,
  seat_return: null,
  baggage: null,
});

test('first names; in full where two share one', () => {
  const passengers = [passenger(1, 'Ana', 'López'), passenger(2, 'Luis', 'Paz'), passenger(3, 'Ana', 'Ruiz')];
  expect(partyOf({ passengers }, 'es').map(({ name }) => name)).toEqual(['Ana López', 'Luis', 'Ana Ruiz']);
});

test('those not named yet are numbered', () => {
  const passengers = [passenger(1, '', ''), passenger(2, '', '')];
  expect(partyOf({ passengers }, 'en').map(({ name }) => name)).toEqual(['Adult 1', 'Adult 2']);
});

test('an infant rides on a lap', () => {
  const passengers = [passenger(1, 'Ana', 'López'), { ...passenger(2, 'Eva', 'López'), type: 'infant' as const }];
  expect(partyOf({ passengers }, 'es')).toMatchObject([
    { typeName: 'Adulto', isSeated: true },
    { typeName: 'Infante', isSeated: false },
  ]);
});
