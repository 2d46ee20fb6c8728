import { expect, test } from 'vitest';
import { fewAtOnce, TooBusy } from '#adapters/passwords/few-at-once.ts';

test('n run, n wait, the next is refused', async () => {
  const inTurn = fewAtOnce({ running: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  let active = 0;
  let most = 0;
  const work = async () => {
    active += 1;
    most = Math.max(most, active);
    await new Promise<void>((resolve) => ends.push(resolve));
    active -= 1;
  };
  const started = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow(TooBusy);
  while (ends.length > 0) {
    ends.shift()!();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await Promise.all(started);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('work that fails gives its place back', async () => {
  const inTurn = fewAtOnce({ running: 1, waiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 1)).toBe(1);
});
