import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';
import {
  afterBooking,
  afterCheck,
  confirmation,
  BOOKING_LEASE,
  BOOKING_RETRIES,
  isStanding,
  isToBeBooked,
  supplierQuestion,
  TOUR_BOOKING_STATES,
} from './booking.ts';

const LATER = { kind: 'later', wait: 6 * HOUR, trouble: '' };
const FAILED = { kind: 'failed', trouble: 'silence' } as const;

test('only what is paid and not given up can be booked, cancelled or refunded', () => {
  expect(TOUR_BOOKING_STATES.filter(isStanding)).toEqual(['pending', 'booked']);
  expect(isStanding(undefined)).toBe(false);
});

test.each([
  ['pending', 1, 'book'],
  ['pending', 2, 'ask-then-book'],
  ['booked', 1, 'check'],
  ['booked', 9, 'check'],
] as const)('a booking that is %s is asked about, at try %i, by %s', (state, tries, question) =>
  expect(supplierQuestion({ state, tries })).toBe(question),
);

describe('a paid tour', () => {
  test('is booked by its reference', () =>
    expect(afterBooking({ kind: 'confirmed', reference: 'MM-1' }, 3)).toEqual({ kind: 'book', reference: 'MM-1' }));

  test.each(['full', 'price', 'refused'] as const)('goes back when it is %s, at the first answer', (why) =>
    expect(afterBooking({ kind: 'refused', why }, 1)).toEqual({ kind: 'refund', why }),
  );

  test.each([FAILED, { kind: 'preparing' }, { kind: 'unknown' }] as const)(
    'is asked about again after %o',
    (answer) => {
      const step = afterBooking(answer, 1);
      expect(step).toMatchObject({ kind: 'later', wait: 5 * SECOND });
      expect(step).toHaveProperty('trouble', answer.kind === 'failed' ? 'silence' : answer.kind);
    },
  );

  test('goes back once the tries are over', () => {
    const last = BOOKING_RETRIES.waits.length;
    expect(afterBooking(FAILED, last)).toMatchObject({ kind: 'later', wait: HOUR });
    expect(afterBooking(FAILED, last + 1)).toEqual({ kind: 'refund', why: 'silent' });
    const all = BOOKING_RETRIES.waits.reduce((sum, wait) => sum + wait);
    expect(all).toBeGreaterThan(2 * HOUR);
    expect(all).toBeLessThan(4 * HOUR);
    expect(BOOKING_LEASE).toBeGreaterThanOrEqual(MINUTE);
  });
});

describe('a booked tour', () => {
  test('goes back only by a clear refusal', () => {
    expect(afterCheck({ kind: 'refused', why: 'refused' })).toEqual({ kind: 'refund', why: 'refused' });
    for (const answer of [FAILED, { kind: 'unknown' }, { kind: 'preparing' }] as const)
      expect(afterCheck(answer)).toEqual(LATER);
    expect(afterCheck({ kind: 'confirmed', reference: 'MM-1' })).toEqual(LATER);
  });
});

test('a booking that was asked for is not made twice: only one that its supplier does not know', () => {
  expect([undefined, { kind: 'unknown' } as const].map(isToBeBooked)).toEqual([true, true]);
  for (const before of [FAILED, { kind: 'preparing' }, { kind: 'confirmed', reference: 'MM-1' }] as const)
    expect(isToBeBooked(before)).toBe(false);
});

test.each([
  ['pending', 'write'],
  ['booked', 'known'],
  ['refunded', 'unwanted'],
  ['cancelled', 'unwanted'],
  ['waiting', 'unwanted'],
  [undefined, 'unwanted'],
] as const)('the confirmation of a booking that is %s: %s', (state, kind) =>
  expect(confirmation(state && { state }).kind).toBe(kind),
);
