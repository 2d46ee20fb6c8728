import { expect, test } from 'vitest';
import { isWithin, projection } from '#web/network/projection.ts';

const EQUATOR = { west: -1, east: 1, south: -1, north: 1 };

test('north is up, west is left, and a degree is as wide as it is high at the equator', () => {
  const { height, project } = projection(EQUATOR, 200);
  expect(height).toBe(200);
  expect(project([1, -1])).toEqual({ x: 0, y: 0 });
  expect(project([-1, 1])).toEqual({ x: 200, y: 200 });
});

test('a degree of longitude is narrower at 60 degrees: half', () => {
  const { height } = projection({ west: 0, east: 2, south: 59, north: 61 }, 100);
  expect(height).toBeCloseTo(200, 0);
});

test.each([
  [[0, 0], true],
  [[0, 2], false],
  [[-2, 0], false],
] as const)('%o within the window: %s', (place, within) => {
  expect(isWithin(EQUATOR, place)).toBe(within);
});
