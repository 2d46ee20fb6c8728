import { expect, test } from 'vitest';
import { onTime } from '#testing/on-time.ts';
import { type ReadinessDeps, unreadyOf } from '#main/readiness.ts';

const READY: ReadinessDeps = {
  drain: { isClosing: () => false },
  pulse: { answers: async () => true },
  space: { look: async () => false },
  isOnSale: async () => true,
};
const never = () => new Promise<never>(() => undefined);

test.each<[string, Partial<ReadinessDeps>, readonly string[]]>([
  ['nothing, when a visitor would be served', {}, []],
  ['a database that does not answer', { pulse: { answers: async () => false } }, ['database']],
  ['a disk without room', { space: { look: async () => true } }, ['disk']],
  ['a timetable that sells nothing', { isOnSale: async () => false }, ['timetable']],
  ['a stop, and nothing else', { drain: { isClosing: () => true }, isOnSale: never }, ['stopping']],
  [
    'all at once',
    { pulse: { answers: async () => false }, space: { look: async () => true }, isOnSale: async () => false },
    ['database', 'disk', 'timetable'],
  ],
])('tells %s', async (_, deps, because) => {
  expect(await unreadyOf({ ...READY, ...deps })()).toEqual(because);
});

test('waits for none of them longer than a probe may', async () => {
  const since = performance.now();
  const alive = setInterval(() => undefined, 100);
  const because = await unreadyOf({ ...READY, pulse: { answers: never }, space: { look: never }, isOnSale: never })();
  clearInterval(alive);
  expect(because).toEqual(['database', 'disk', 'timetable']);
  expect(performance.now() - since).toBeLessThan(onTime(1_500));
});
