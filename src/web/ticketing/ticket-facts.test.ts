import { endsOf } from '#domain/fares/journey-stops.ts';
import { expect, test } from 'vitest';
import type { ReservationView } from '#wire/reservation.ts';
import { isPending, payBy, ticketsByJourney } from './ticket-facts.ts';

const stop = (city: string) => ({ city }) as ReservationView['origin'];
const ticket = (folio: string, passenger: number, direction: 'departure' | 'return') =>
  ({ folio, passenger, direction, kind: 'PEND' }) as ReservationView['tickets'][number];
const deadlines = (pay_at_counter_until: string) =>
  ({ pay_at_counter_until }) as ReservationView['deadlines']['departure'];

const reservation = {
  origin: stop('Guadalajara'),
  destination: stop('Guayabitos'),
  passengers: [{ position: 1 }, { position: 2 }],
  tickets: [ticket('C', 1, 'return'), ticket('B', 2, 'departure'), ticket('A', 1, 'departure')],
  deadlines: { departure: deadlines('2026-11-27T08:35:00-06:00'), return: deadlines('2026-11-27T08:00:00-07:00') },
} as ReservationView;

test('tickets lie together by journey, in the order of the passengers', () => {
  const folios = ticketsByJourney(reservation).map(({ tickets }) => tickets.map(({ ticket: { folio } }) => folio));
  expect(folios).toEqual([['A', 'B'], ['C']]);
});

test('the return boards where the trip went', () => {
  expect(endsOf(reservation, 'return').from.city).toBe('Guayabitos');
});

test('the earliest boarding binds, on its own clock', () => {
  expect(payBy(reservation)).toEqual({ at: '2026-11-27T08:35:00-06:00', stop: stop('Guadalajara') });
  const later = { ...reservation, deadlines: { ...reservation.deadlines, departure: null } };
  expect(payBy(later)?.stop.city).toBe('Guayabitos');
  expect(payBy({ ...later, deadlines: { departure: null, return: null } })).toBeUndefined();
});

test.each([
  ['PEND', true],
  ['E-Ticket', false],
  ['OK', false],
] as const)('a reservation of %s is pending: %s', (kind, pending) => {
  expect(isPending({ ...reservation, tickets: [{ ...ticket('A', 1, 'departure'), kind }] })).toBe(pending);
});
