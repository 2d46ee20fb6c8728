import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allOf } from './all-of.ts';

test('values in their order', async () => {
  expect(await allOf([Promise.resolve(1), 'two', pause(1, true)])).toEqual([1, 'two', true]);
});

test('the first error in their order, when all of them have ended', async () => {
  let hasEnded = false;
  const late = pause(5).then(() => {
    hasEnded = true;
    throw new Error('late');
  });
  const work = allOf([late, Promise.reject(new Error('early'))]);
  await expect(work).rejects.toThrow('late');
  expect(hasEnded).toBe(true);
});
