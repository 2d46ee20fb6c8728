import { expect, test } from 'vitest';
import { throttledReport } from '#adapters/jobs/throttled-report.ts';

test('the same problem is told once a minute, another at once', () => {
  let now = 0;
  const told: unknown[] = [];
  const tell = throttledReport((problem) => told.push(problem), { now: () => now });
  const away = (queue: string) => Object.assign(new Error(`no connection (Queue: ${queue})`), { code: 'ECONNREFUSED' });
  tell(away('sweep'));
  tell(away('send'));
  tell(new Error('something else'));
  expect(told).toHaveLength(2);
  now = 61_000;
  tell(away('send'));
  expect(told).toHaveLength(3);
});
