import { expect, test } from 'vitest';
import { draft, paidTrip } from '#domain/booking/testing/reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import { after, instant, MINUTE, zone } from '#kernel/instant.ts';
import { type ExchangeCase, exchangeRefusal, seatToExchange } from './exchange-seat.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const leavesIn = (minutes: number) => ({ departs: after(NOW, minutes * MINUTE), zone: zone('America/Mazatlan') });

test.each<[string, Partial<ExchangeCase>, string | undefined]>([
  ['another seat', {}, undefined],
  ['the last seat of the bus', { to: 40 }, undefined],
  ['a seat beyond the bus', { to: 41 }, 'seat_unknown'],
  ['a seat of no bus', { seats: undefined }, 'seat_unknown'],
  ['its own seat', { to: 3 }, 'seat_repeated'],
  ['a journey that was cancelled', { isCancelled: true }, 'journey_cancelled'],
  ['a passenger who has boarded', { hasBoarded: true }, 'exchange_boarded'],
  [
    'a passenger who has boarded a bus that was cancelled',
    { hasBoarded: true, isCancelled: true },
    'journey_cancelled',
  ],
  ['a journey without a date', { boarding: undefined }, undefined],
  ['21 minutes before', { boarding: leavesIn(21) }, undefined],
  ['20 minutes before', { boarding: leavesIn(20) }, 'exchange_closed'],
  ['its own seat, too late', { boarding: leavesIn(0), to: 3 }, 'exchange_closed'],
])('%s', (_, change, code) => {
  const asked = { isCancelled: false, hasBoarded: false, boarding: leavesIn(60), seats: 40, from: 3, to: 7, now: NOW };
  expect(exchangeRefusal({ ...asked, ...change })?.code).toBe(code);
});

test('a refusal states the moment in the zone of the stop', () => {
  const asked = { isCancelled: false, hasBoarded: false, boarding: leavesIn(15), seats: 40, from: 3, to: 7, now: NOW };
  expect(exchangeRefusal(asked)?.params).toEqual({ until: '2026-11-27T07:55:00-07:00' });
});

const HOLD = { direction: 'return', passenger: 2, seat: 21 } as OwnHold;
const TICKETED = paidTrip({ tickets: [{}] as unknown as Reservation['tickets'] });

test.each<[string, Parameters<typeof seatToExchange>, unknown]>([
  ['of a passenger', [TICKETED, [HOLD], { direction: 'return', passenger: 2 }], { ok: true, value: HOLD }],
  [
    'of another journey',
    [TICKETED, [HOLD], { direction: 'departure', passenger: 2 }],
    { ok: false, fault: { code: 'seat_unknown', field: 'passenger' } },
  ],
  [
    'of another passenger',
    [TICKETED, [HOLD], { direction: 'return', passenger: 1 }],
    { ok: false, fault: { code: 'seat_unknown', field: 'passenger' } },
  ],
  [
    'of a trip without tickets, whoever it is',
    [draft(), [], { direction: 'return', passenger: 1 }],
    { ok: false, fault: { code: 'tickets_not_ready', field: 'code' } },
  ],
])('the seat %s is to be exchanged, or not', (_, asked, found) => {
  expect(seatToExchange(...asked)).toEqual(found);
});
