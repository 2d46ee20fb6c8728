import { describe, expect, test } from 'vitest';
import { areItsSeats } from '#domain/booking/its-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { BACK, draft, OPEN, OUT, passenger } from '#domain/booking/testing/reservation.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import { id } from '#kernel/ids.ts';

const hold = (change: Partial<OwnHold> = {}): OwnHold => ({
  departure: OUT.segment!.departure,
  direction: 'departure',
  passenger: 1,
  seat: 11,
  from: 1,
  to: 3,
  state: 'held',
  until: undefined,
  ...change,
});
const back = (change: Partial<OwnHold> = {}) =>
  hold({ departure: BACK.segment!.departure, direction: 'return', seat: 21, ...change });

describe('the seats that are held are those that are paid', () => {
  const lap = passenger({ position: 2, type: 'infant', seats: { departure: undefined, return: undefined } });

  test.each<[string, Partial<Reservation>, readonly OwnHold[], boolean]>([
    ['one for each journey', {}, [hold(), back()], true],
    ['in whatever order', {}, [back(), hold()], true],
    ['none for an infant on a lap', { passengers: [passenger(), lap] }, [hold(), back()], true],
    ['none for an open journey', { return: OPEN }, [hold()], true],
    ['none at all for a trip without a date', { departure: OPEN, return: OPEN }, [], true],
    ['unless one is missing', {}, [hold()], false],
    ['unless there is one more', {}, [hold(), back(), hold({ passenger: 2, seat: 12 })], false],
    ['unless one is another seat', {}, [hold({ seat: 12 }), back()], false],
    ['unless one is on another bus', {}, [hold({ departure: id('other') }), back()], false],
    ['unless one is for a shorter ride', {}, [hold({ to: 2 }), back()], false],
    ['unless one begins later', {}, [hold({ from: 2 }), back()], false],
    ['unless the journeys are exchanged', {}, [hold({ direction: 'return' }), back({ direction: 'departure' })], false],
    ['unless somebody else has it', {}, [hold({ passenger: 2 }), back()], false],
  ])('%s', (_, change, holds, expected) => {
    expect(areItsSeats(draft(change), holds)).toBe(expected);
  });
});
