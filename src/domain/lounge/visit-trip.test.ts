import { expect, test } from 'vitest';
import { tripFault } from './visit-trip.ts';

const UNPAID = { isNeeded: true, isSold: false, isPaidTogether: false };

test('a visit is not sold without the trip that gives the right to it', () => {
  expect(tripFault(UNPAID)).toBe('needs_its_trip');
});

test('it is sold with its trip, after it, or by a ticket', () => {
  expect(tripFault({ ...UNPAID, isPaidTogether: true })).toBeUndefined();
  expect(tripFault({ ...UNPAID, isSold: true })).toBeUndefined();
  expect(tripFault({ ...UNPAID, isNeeded: false })).toBeUndefined();
});
