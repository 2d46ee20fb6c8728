import { expect, test } from 'vitest';
import type { PassengerView } from '#wire/reservation.ts';
import { assign, heldChoice, holderOf, seatsBody, sentChoice } from './seat-choice.ts';

const positions = [1, 2];

test('a seat has one holder: given to another, the first stays without', () => {
  const moved = assign({ departure: { 1: 11 }, return: {} }, 'departure', { position: 2, seat: 11 });
  expect(moved.departure).toEqual({ 2: 11 });
  expect(holderOf(moved, 'departure', 11)).toBe(2);
  expect(holderOf(moved, 'departure', 12)).toBeUndefined();
});

test('a form becomes the call; what is no seat is none', () => {
  const form = new URLSearchParams({
    'seats.1.seat_departure': '11',
    'seats.2.seat_departure': 'x',
    'seats.1.seat_return': '',
  });
  expect(seatsBody(sentChoice(form, positions), positions)).toEqual([
    { position: 1, seat_departure: 11, seat_return: null },
    { position: 2, seat_departure: null, seat_return: null },
  ]);
});

test('what is held is shown as chosen; infants have nothing', () => {
  const passenger = (position: number, type: 'adult' | 'infant', seat: number | null) =>
    ({ position, type, seat_departure: seat, seat_return: null }) as PassengerView;
  expect(heldChoice({ passengers: [passenger(1, 'adult', 7), passenger(2, 'infant', null)] })).toEqual({
    departure: { 1: 7 },
    return: {},
  });
});
