import { expect, test } from 'vitest';
import { hasNoSeats, isNotOpen } from '#app/amendments/overtaken.ts';
import { BACK, draft, OPEN, paidTrip, soldTicket } from '#domain/booking/testing/reservation.ts';

test('nobody is told of other seats on a journey they gave up', () => {
  const changed = { direction: 'return' } as Parameters<typeof hasNoSeats>[0];
  expect(hasNoSeats(changed, paidTrip())).toBe(false);
  expect(hasNoSeats(changed, paidTrip({ tickets: [soldTicket('departure')] }))).toBe(true);
  expect(hasNoSeats(changed, paidTrip({ tickets: [soldTicket('return', { seat: undefined })] }))).toBe(true);
});

test('nobody is reminded of an open ticket that has its run: of the return, unless another is named', () => {
  const of = (direction?: 'departure' | 'return') => ({ direction }) as Parameters<typeof isNotOpen>[0];
  expect(isNotOpen(of(), draft({ return: OPEN }))).toBe(false);
  expect(isNotOpen(of(), draft({ departure: OPEN, return: BACK }))).toBe(true);
  expect(isNotOpen(of('departure'), draft({ departure: OPEN, return: BACK }))).toBe(false);
});
