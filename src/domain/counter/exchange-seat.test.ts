import { expect, test } from 'vitest';
import { after, instant, MINUTE, zone } from '#kernel/instant.ts';
import { type ExchangeCase, exchangeRefusal } from './exchange-seat.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const leavesIn = (minutes: number) => ({ departs: after(NOW, minutes * MINUTE), zone: zone('America/Mazatlan') });

test.each<[string, Partial<ExchangeCase>, string | undefined]>([
  ['another seat', {}, undefined],
  ['the last seat of the bus', { to: 40 }, undefined],
  ['a seat beyond the bus', { to: 41 }, 'seat_unknown'],
  ['a seat of no bus', { seats: undefined }, 'seat_unknown'],
  ['its own seat', { to: 3 }, 'seat_repeated'],
  ['a journey that was cancelled', { isCancelled: true }, 'journey_cancelled'],
  ['a journey without a date', { boarding: undefined }, undefined],
  ['21 minutes before', { boarding: leavesIn(21) }, undefined],
  ['20 minutes before', { boarding: leavesIn(20) }, 'exchange_closed'],
  ['its own seat, too late', { boarding: leavesIn(0), to: 3 }, 'exchange_closed'],
])('%s', (_, change, code) => {
  const asked = { isCancelled: false, boarding: leavesIn(60), seats: 40, from: 3, to: 7, now: NOW };
  expect(exchangeRefusal({ ...asked, ...change })?.code).toBe(code);
});

test('a refusal states the moment in the zone of the stop', () => {
  const asked = { isCancelled: false, boarding: leavesIn(15), seats: 40, from: 3, to: 7, now: NOW };
  expect(exchangeRefusal(asked)?.params).toEqual({ until: '2026-11-27T07:55:00-07:00' });
});
