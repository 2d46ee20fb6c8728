import { expect, test } from 'vitest';
import { seatLayout } from '#domain/seats/layout.ts';
import { nearestSeat } from '#domain/seats/nearest.ts';

const bus = seatLayout('first-40', { rows: 10, columns: ['A', 'B', null, 'C', 'D'], facilities: [], gaps: [] });

test.each([
  ['the next seat', 5, [6, 8, 1], 6],
  ['across the aisle', 6, [7, 8, 2], 7],
  ['the same row before another', 5, [8, 1, 9], 8],
  ['in front and behind are equally near: the lower', 5, [1, 9], 1],
  ['a full bus', 5, [], undefined],
  ['an unknown seat', 99, [1], undefined],
] as const)('%s', (_name, lost, free, expected) => {
  expect(nearestSeat(bus, lost, free)).toBe(expected);
});

test('a seat like the lost one is preferred among equally near', () => {
  const open = seatLayout('open', { rows: 2, columns: ['A', 'B', 'C', 'D'], facilities: [], gaps: [] });
  expect(nearestSeat(open, 2, [1, 3])).toBe(3);
  expect(nearestSeat(open, 3, [4, 2])).toBe(2);
  expect(nearestSeat(open, 2, [1, 6])).toBe(1);
});
