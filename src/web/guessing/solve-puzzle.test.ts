import { afterEach, expect, test, vi } from 'vitest';
import { workCaptchas } from '#adapters/captcha/work.ts';
import { after, instant, MINUTE } from '#kernel/instant.ts';
import { solvePuzzle } from './solve-puzzle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the answer is what the server wants', async () => {
  const now = instant(Date.parse('2026-11-27T18:00:00Z'));
  const used = new Set<string>();
  const useUp = async (answer: string) => !used.has(answer) && used.add(answer).has(answer);
  const { task, isSolved } = workCaptchas('s'.repeat(32), { useUp });
  const asked = task('7K3M9QX2VD', now);
  const puzzle = asked.captcha === 'work' ? asked.puzzle : '';
  const token = `${puzzle}.${await solvePuzzle(puzzle)}`;
  const answer = { token, subject: '7K3M9QX2VD', now };
  expect(await isSolved({ ...answer, subject: '7K3M9QX2VE' })).toBe(false);
  expect(await isSolved({ ...answer, now: after(now, 5 * MINUTE) })).toBe(false);
  expect(await isSolved({ ...answer, token: `${token}0` })).toBe(false);
  expect(await isSolved(answer)).toBe(true);
  // Single use: each guess costs a new solution.
  expect(await isSolved(answer)).toBe(false);
}, 60_000);

test('where the browser computes no hashes nothing is tried', async () => {
  vi.stubGlobal('crypto', {});
  expect(await solvePuzzle('1.x')).toBeUndefined();
});
