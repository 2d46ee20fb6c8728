import { expect, test } from 'vitest';
import { type Goal, GOALS, isMet, limitsOf, tableOf } from './goals.ts';

const GOAL: Goal = {
  id: 'search',
  work: 'search',
  limit: 'node:http',
  unit: 'ratio',
  bound: 'at least',
  goal: 0.1,
  stretch: 0.15,
  bench: 'bench/search.ts',
  arithmetic: 'it reads',
};
const DELAY: Goal = { id: 'delay', work: 'delay', unit: 'ms', bound: 'at most', goal: 20, bench: 'bench/booking.ts' };

test.each([
  [GOAL, 0.1, true],
  [GOAL, 0.099, false],
  [DELAY, 20, true],
  [DELAY, 20.1, false],
  [{ ...DELAY, bound: 'exactly' as const, goal: 0 }, 0, true],
  [{ ...DELAY, bound: 'exactly' as const, goal: 0 }, 1, false],
])('a goal is met or missed %#', (goal, value, met) => {
  expect(isMet(goal, value)).toBe(met);
});

test('the table has a row for each goal, measured or not', () => {
  expect(tableOf({ search: 0.0912, delay: 12.34 }, [GOAL, DELAY]).slice(1)).toEqual([
    ['search', 'node:http', '0.091', 'at least 0.1', '0.15', 'missed'],
    ['delay', '–', '12.34 ms', 'at most 20 ms', '–', 'met'],
  ]);
  expect(tableOf({}, [GOAL])[1]!.at(-1)).toBe('not measured here: bench/search.ts');
});

test('what was missed is explained', () => {
  expect(limitsOf({ search: 0.09, delay: 12 }, [GOAL, DELAY])).toEqual(['search: it reads.']);
});

test('every goal has its own name', () => {
  expect(new Set(GOALS.map(({ id }) => id)).size).toBe(GOALS.length);
});
