import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createClosing } from '#main/closing.ts';

test('what was opened last is closed first, and what fails keeps nothing open', async () => {
  const closed: string[] = [];
  const problems: unknown[] = [];
  const { onOpen, close } = createClosing((problem) => problems.push(problem));
  onOpen(async () => closed.push('database'));
  onOpen(() => Promise.reject(new Error('stuck')));
  onOpen(async () => closed.push('door'));
  await close();
  expect([closed, problems]).toEqual([['door', 'database'], [new Error('stuck')]]);
});

test('what does not end is left, and everything before it is still asked to', async () => {
  const asked: string[] = [];
  const { onOpen, close } = createClosing(() => undefined, 300);
  onOpen(async () => asked.push('database'));
  onOpen(() => new Promise(() => undefined));
  // Keeps the test's process alive: abandoned timers are unref'ed and do not.
  const alive = pause(5_000);
  const since = performance.now();
  await Promise.race([close(), alive]);
  expect(performance.now() - since).toBeLessThan(2_000);
  expect(asked).toEqual(['database']);
});
