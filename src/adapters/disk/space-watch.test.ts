import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { diskSpace } from '#adapters/disk/disk-space.ts';
import { watchSpace } from '#adapters/disk/space-watch.ts';

/** A disk of a hundred bytes; the test sets how many are free. */
async function watched(first: number) {
  const log: string[] = [];
  const problems: unknown[] = [];
  let free: number | Error = first;
  const watch = await watchSpace({
    measure: async () => {
      if (free instanceof Error) throw free;
      return { free, total: 100 };
    },
    lookEveryMs: 5,
    log: (message) => log.push(message),
    report: (problem) => problems.push(problem),
  });
  return { ...watch, log, problems, set: (next: number | Error) => (free = next) };
}

test('a disk that fills and is emptied stops new sales and lets them begin again, by itself', async ({
  onTestFinished,
}) => {
  const { isShort, set, stop, log } = await watched(50);
  onTestFinished(stop);
  expect(isShort()).toBe(false);
  set(9);
  await expect.poll(isShort).toBe(true);
  set(11);
  await expect.poll(isShort).toBe(false);
  expect(log).toEqual([expect.stringContaining('no new sales'), expect.stringContaining('new sales again')]);
});

test('a disk that is full at the start is known to be before anybody asks', async ({ onTestFinished }) => {
  const { isShort, stop } = await watched(1);
  onTestFinished(stop);
  expect(isShort()).toBe(true);
});

test('a disk that cannot be measured changes nothing, and is told once', async ({ onTestFinished }) => {
  const { isShort, look, set, stop, problems } = await watched(1);
  onTestFinished(stop);
  set(new Error('gone'));
  await look();
  await look();
  expect([isShort(), problems.length]).toEqual([true, 1]);
});

test('a database elsewhere that found its disk full is believed for a while', async ({ onTestFinished }) => {
  const watch = await watchSpace({ log: () => undefined, report: () => undefined });
  onTestFinished(watch.stop);
  expect(await watch.look()).toBe(false);
  watch.noteFull();
  expect(await watch.look()).toBe(true);
});

test('a real disk has no more free than it holds', async () => {
  const { free, total } = await diskSpace(tmpdir());
  expect(total).toBeGreaterThan(1_000_000);
  expect(free).toBeGreaterThanOrEqual(0);
  expect(free).toBeLessThanOrEqual(total);
});
