import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushEvery } from '#main/flush-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('writes every five seconds, and once more when it ends', async () => {
  let flushes = 0;
  const stop = flushEvery({ flush: async () => void (flushes += 1) });
  vi.advanceTimersByTime(4_999);
  expect(flushes).toBe(0);
  vi.advanceTimersByTime(5_001);
  expect(flushes).toBe(2);
  await stop();
  expect(flushes).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(flushes).toBe(3);
});
