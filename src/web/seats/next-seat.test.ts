import { expect, test } from 'vitest';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';
import { nextSeat } from './next-seat.ts';

/** 1 2 | 3 4, then a row in which only 8 is free, then 9 10 | 11 12. */
const { seats } = bus(3, 5, 6, 7);
const open = seats.filter(({ state }) => state === 'free');

test.each([
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', 3],
  [4, 'ArrowRight', 8],
  [12, 'ArrowRight', undefined],
  [9, 'ArrowLeft', 8],
  [1, 'ArrowLeft', undefined],
  [1, 'ArrowDown', 8],
  [8, 'ArrowDown', 12],
  [8, 'ArrowUp', 4],
  [2, 'ArrowUp', undefined],
  [9, 'Home', 1],
  [9, 'End', 12],
] as const)('from %i by %s to %s', (seat, key, expected) => {
  expect(nextSeat(open, seats[seat - 1]!, key)).toBe(expected);
});

test('the arrows reach every seat that can be chosen', () => {
  const reached: number[] = [];
  for (let seat: number | undefined = open[0]?.seat; seat; seat = nextSeat(open, seats[seat - 1]!, 'ArrowRight'))
    reached.push(seat);
  expect(reached).toEqual(open.map(({ seat }) => seat));
});
