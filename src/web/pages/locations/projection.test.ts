import { expect, test } from 'vitest';
import { projection, spread } from '#web/pages/locations/projection.ts';

const EQUATOR = { west: -1, east: 1, south: -1, north: 1 };

test('north is up, west is left, and a degree is as wide as it is high at the equator', () => {
  const { height, project } = projection(EQUATOR, 200);
  expect(height).toBe(200);
  expect(project(1, -1)).toEqual({ x: 0, y: 0 });
  expect(project(-1, 1)).toEqual({ x: 200, y: 200 });
});

test('a degree of longitude is narrower at 60 degrees: half', () => {
  const { height } = projection({ west: 0, east: 2, south: 59, north: 61 }, 100);
  expect(height).toBeCloseTo(200, 0);
});

test.each([
  [
    [10, 50],
    [10, 50],
  ],
  [
    [10, 12],
    [10, 25],
  ],
  [
    [12, 10],
    [25, 10],
  ],
  [
    [10, 11, 12],
    [10, 25, 40],
  ],
  [[], []],
])('labels at %o stand at %o', (heights, placed) => {
  expect(spread(heights, 15)).toEqual(placed);
});
