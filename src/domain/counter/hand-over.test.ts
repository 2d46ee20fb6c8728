import { expect, test } from 'vitest';
import { draft, paidTrip } from '#domain/booking/testing/reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type HandOverWay, handOverRefusal, hasCounterTickets } from './hand-over.ts';

const TICKETS = [{}] as unknown as Reservation['tickets'];
const paid = paidTrip({ tickets: TICKETS });
const waiting = draft({ status: 'order_generated', tickets: TICKETS });

test.each<[string, Reservation, HandOverWay, boolean]>([
  ['paid', paid, 'printed', true],
  ['paid', paid, 'sent', true],
  ['paid, after its hold', { ...paid, expired: true }, 'sent', true],
  ['paid and given up, without a ticket', { ...paid, tickets: [] }, 'sent', false],
  ['waiting for its money', waiting, 'printed', false],
  ['waiting for its money', waiting, 'sent', true],
  ['ordered, and over', { ...waiting, expired: true }, 'sent', false],
  ['neither paid nor ordered', draft({ tickets: TICKETS }), 'sent', false],
  ['neither paid nor ordered', draft({ tickets: TICKETS }), 'printed', false],
])('a trip that is %s is handed over, or not (%#)', (_, trip, way, isReady) => {
  expect(handOverRefusal(trip, way)?.code).toBe(isReady ? undefined : 'tickets_not_ready');
});

test('only tickets that there are can be changed at the counter', () => {
  expect([paid, waiting, { ...waiting, expired: true }, draft()].map(hasCounterTickets)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
