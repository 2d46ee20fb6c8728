import { expect, test } from 'vitest';
import { startJobs } from '#main/jobs.ts';

test('a job that fails is reported and runs again', async () => {
  const problems: unknown[] = [];
  let runs = 0;
  const again = Promise.withResolvers<void>();
  const run = async () => {
    runs += 1;
    if (runs === 3) again.resolve();
    throw new Error('no');
  };
  const stop = startJobs([{ name: 'sweep', everyMs: 1, run }], (problem) => problems.push(problem));
  await again.promise;
  await stop();
  const after = runs;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(runs).toBe(after);
  expect(String(problems[0])).toContain('the job sweep failed');
});

test('a job never runs beside itself, and stopping waits for it', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const stop = startJobs([{ name: 'slow', everyMs: 0, run }], () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await stop();
  expect({ running, most }).toEqual({ running: 0, most: 1 });
});
