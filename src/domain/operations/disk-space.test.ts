import { expect, test } from 'vitest';
import { isShortOfSpace } from '#domain/operations/disk-space.ts';

test.each([
  [100, false],
  [10, false],
  [9.99, true],
  [0, true],
])('a disk with %d of 100 free is short of space: %s', (free, isShort) => {
  expect(isShortOfSpace({ free, total: 100 })).toBe(isShort);
});

test('a carrier with a large disk may be content with less', () => {
  expect([isShortOfSpace({ free: 2, total: 100 }, 2), isShortOfSpace({ free: 1, total: 100 }, 2)]).toEqual([
    false,
    true,
  ]);
});
