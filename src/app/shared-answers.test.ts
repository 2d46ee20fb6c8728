import { expect, test } from 'vitest';
import { sharedAnswers } from './shared-answers.ts';

function asking(forMs = 1_000) {
  const clock = { now: 0 };
  const shared = sharedAnswers<number>({ forMs, elapsed: () => clock.now });
  let worked = 0;
  const ask = (question: string) => shared.ask(question, async () => (worked += 1));
  return { clock, shared, ask };
}

test('equal questions share one answer for a second from its beginning', async () => {
  const { clock, ask } = asking();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  clock.now = 999;
  expect(await ask('a')).toBe(1);
  clock.now = 1_000;
  expect([await ask('a'), await ask('a')]).toEqual([3, 3]);
});

test('what was written is seen at once, also by who asks while an older answer is on its way', async () => {
  const { shared, ask } = asking();
  const before = ask('a');
  shared.forget();
  expect([await before, await ask('a')]).toEqual([1, 2]);
});

test('a failure is not shared with later questions', async () => {
  const { shared, ask } = asking();
  await expect(shared.ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('a')).toBe(1);
});

test('nothing is shared for no time, and the oldest of many are forgotten', async () => {
  const none = asking(0);
  expect([await none.ask('a'), await none.ask('a')]).toEqual([1, 2]);
  const { ask } = asking();
  for (let question = 0; question <= 500; question += 1) await ask(String(question));
  expect([await ask('500'), await ask('0')]).toEqual([501, 502]);
});
