import { afterEach, expect, test, vi } from 'vitest';
import { puzzles } from '#adapters/secrets/puzzles.ts';
import { instant } from '#kernel/instant.ts';
import { solvePuzzle } from '#web/services/solve-puzzle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the answer is what the server wants', async () => {
  const now = instant(Date.parse('2026-11-27T18:00:00Z'));
  const { make, isSolved } = puzzles('s'.repeat(32));
  const puzzle = make('7K3M9QX2VD', now);
  const answer = await solvePuzzle(puzzle);
  expect(isSolved({ puzzle, answer: answer!, subject: '7K3M9QX2VD', now })).toBe(true);
}, 60_000);

test('where the browser computes no hashes nothing is tried', async () => {
  vi.stubGlobal('crypto', {});
  expect(await solvePuzzle('1.x')).toBeUndefined();
});
