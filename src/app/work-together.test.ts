import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type NextWork, workTogether } from '#app/work-together.ts';

/** Shorter than in the program. */
const again = () => pause(1);

/** Workers on one list of items, each done by its function. */
const workersOn = (items: (() => Promise<void>)[], count: number): NextWork[] =>
  Array.from({ length: count }, () => async () => items.shift());

test('all are done, so many at once, and an empty queue ends at once', async () => {
  let now = 0;
  let most = 0;
  let done = 0;
  const item = async () => {
    now += 1;
    most = Math.max(most, now);
    await pause(2);
    now -= 1;
    done += 1;
  };
  await workTogether(workersOn(Array<typeof item>(20).fill(item), 3), again);
  expect({ done, most }).toEqual({ done: 20, most: 3 });
  await workTogether(workersOn([], 3), () => Promise.withResolvers<void>().promise);
});

test('an item that hangs holds up none that comes after it, and the work ends with it', async () => {
  const hung = Promise.withResolvers<void>();
  const later = Promise.withResolvers<void>();
  const items = [() => hung.promise];
  let isOver = false;
  const all = workTogether(workersOn(items, 2), again).finally(() => {
    isOver = true;
  });
  await pause(10);
  items.push(async () => later.resolve());
  await later.promise;
  expect(isOver).toBe(false);
  hung.resolve();
  await all;
});

test('items that come while one is always at work are shared, not queued behind it', async () => {
  const items: (() => Promise<void>)[] = [];
  let [left, now, most] = [30, 0, 0];
  const item = async () => {
    now += 1;
    most = Math.max(most, now);
    await pause(2);
    // Two for each, so that one worker alone never sees the end.
    for (let more = 0; more < 2 && left > 0; more += 1, left -= 1) items.push(item);
    now -= 1;
  };
  items.push(item);
  await workTogether(workersOn(items, 3), again);
  expect({ left, most }).toEqual({ left: 0, most: 3 });
});

test('a worker that fails fails the work, and leaves the items to the others', async () => {
  const items = [() => Promise.reject(new Error('broken')), async () => undefined, async () => undefined];
  let looks = 0;
  const workers = workersOn(items, 2).map((next) => () => {
    looks += 1;
    return next();
  });
  await expect(workTogether(workers, again)).rejects.toThrow('broken');
  await expect.poll(() => items.length).toBe(0);
  // And nobody looks again for ever.
  await pause(20);
  const before = looks;
  await pause(20);
  expect(looks).toBe(before);
});
