import { expect, test } from 'vitest';
import { nextSeat } from '#web/flows/reservation/asientos/next-seat.ts';

/** Two rows of 1 2 | 3 4 and 5 6 | 7 8, the third column an aisle; 6 is taken. */
const seats = [1, 2, 3, 4, 5, 7, 8].map((seat) => {
  const place = (seat - 1) % 4;
  return {
    seat,
    row: seat > 4 ? 2 : 1,
    column: place < 2 ? place + 1 : place + 2,
    position: 'window' as const,
    state: 'free' as const,
  };
});

test.each([
  [1, [0, 1], 2],
  [2, [0, 1], 3],
  [5, [0, 1], 7],
  [2, [1, 0], undefined],
  [3, [1, 0], 7],
  [8, [-1, 0], 4],
  [1, [0, -1], undefined],
] as const)('from %i by %o to %s', (seat, by, expected) => {
  expect(nextSeat(seats, seats.find((cell) => cell.seat === seat)!, by)).toBe(expected);
});
