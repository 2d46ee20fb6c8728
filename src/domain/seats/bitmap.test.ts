import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInMask, maskOf, NO_SEATS, seatBit, seatsOf } from '#domain/seats/bitmap.ts';

test.each([
  [1, 1n],
  [2, 2n],
  [44, 1n << 43n],
  [63, 1n << 62n],
])('seat %i is bit %s', (seat, bit) => {
  expect(seatBit(seat)).toBe(bit);
});

test.each([0, -1, 64, 1.5, Number.NaN])('there is no seat %d', (seat) => {
  expect(() => seatBit(seat)).toThrow(RangeError);
});

test('a mask and its seats say the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 63 })), (seats) => {
      const mask = maskOf(seats);
      expect(seatsOf(mask)).toEqual(seats.toSorted((a, b) => a - b));
      expect(seats.every((seat) => isInMask(mask, seat))).toBe(true);
    }),
  );
  expect(maskOf([])).toBe(NO_SEATS);
  expect(seatsOf(0b111n)).toEqual([1, 2, 3]);
  expect(maskOf(seatsOf(2n ** 63n - 1n))).toBe(2n ** 63n - 1n); // fits a signed 64-bit column
});
