import { describe, expect, test } from 'vitest';
import { areNeighbours, distance, findSeat, type LayoutPlan, seatLabel, seatLayout } from '#domain/seats/layout.ts';

const plan = (columns: LayoutPlan['columns'], rows: number, gaps: LayoutPlan['gaps'] = []): LayoutPlan => ({
  rows,
  columns,
  facilities: [],
  gaps,
});
const executive = seatLayout('exec-24', plan(['A', null, 'B', 'C'], 8));
const first = seatLayout('first-40', plan(['A', 'B', null, 'C', 'D'], 10));
const at = (seat: number) => findSeat(first, seat)!;

test('seats are numbered row by row from the left', () => {
  expect(executive.seats).toHaveLength(24);
  expect(first.seats).toHaveLength(40);
  expect(first.seats.slice(0, 5)).toEqual([
    { seat: 1, row: 1, column: 0, position: 'window' },
    { seat: 2, row: 1, column: 1, position: 'aisle' },
    { seat: 3, row: 1, column: 3, position: 'aisle' },
    { seat: 4, row: 1, column: 4, position: 'window' },
    { seat: 5, row: 2, column: 0, position: 'window' },
  ]);
  expect(seatLabel(first, at(8))).toBe('2D');
  expect(findSeat(first, 41)).toBeUndefined();
  expect(findSeat(first, 0)).toBeUndefined();
});

test('a gap has no seat and no number', () => {
  const gapped = seatLayout(
    'first-38',
    plan(['A', 'B', null, 'C', 'D'], 10, [
      { row: 1, column: 3 },
      { row: 1, column: 4 },
    ]),
  );
  expect(gapped.seats).toHaveLength(38);
  expect(findSeat(gapped, 3)).toMatchObject({ row: 2, column: 0 });
});

test('a bus of more seats than a bitmap carries is refused', () => {
  expect(() => seatLayout('too-long', plan(['A', 'B', null, 'C', 'D'], 16))).toThrow(RangeError);
});

describe('neighbours', () => {
  test.each([
    [1, 2, true, 'side by side'],
    [2, 3, true, 'across the aisle'],
    [1, 3, false, 'two away'],
    [1, 5, true, 'behind'],
    [1, 6, false, 'diagonal'],
    [4, 5, false, 'end of one row, start of the next'],
    [1, 9, false, 'two rows behind'],
  ] as const)('%i and %i: %s, %s', (a, b, expected, _why) => {
    expect(areNeighbours(first, at(a), at(b))).toBe(expected);
    expect(areNeighbours(first, at(b), at(a))).toBe(expected);
  });
});

test('any seat of the row is nearer than the next row', () => {
  expect(distance(at(1), at(2))).toBe(1);
  expect(distance(at(2), at(3))).toBe(2);
  expect(distance(at(1), at(4))).toBeLessThan(distance(at(1), at(5)));
});
