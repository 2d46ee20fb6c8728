import { expect, test } from 'vitest';
import { calmRows } from '#domain/seats/calm-rows.ts';

test.each([
  [6, { from: 2, to: 4 }],
  [7, { from: 2, to: 5 }],
  [12, { from: 3, to: 9 }],
  [15, { from: 4, to: 11 }],
])('of %i rows those between the axles are calm', (rows, calm) => {
  expect(calmRows({ rows })).toEqual(calm);
});

test.each([0, 1, 5])('a bus of %i rows has none', (rows) => {
  expect(calmRows({ rows })).toBeUndefined();
});
