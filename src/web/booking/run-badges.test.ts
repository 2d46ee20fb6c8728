import { expect, test } from 'vitest';
import { badgesOf } from './run-badges.ts';

const run = (price: number, duration_minutes: number, available = true) => ({ price, duration_minutes, available });

const said = (runs: readonly ReturnType<typeof run>[]) => {
  const badges = badgesOf(runs);
  return runs.map((one) => (badges.get(one) ?? []).join(' '));
};

test('the cheapest and the fastest are named, one run may be both', () => {
  expect(said([run(650, 342), run(780, 240), run(780, 300)])).toEqual(['cheapest', 'fastest', '']);
  expect(said([run(650, 240), run(780, 300), run(900, 300)])).toEqual(['cheapest fastest', '', '']);
});

test('two that are equal share a badge; of more, and of all, nothing is said', () => {
  expect(said([run(650, 300), run(650, 300), run(780, 300)])).toEqual(['cheapest', 'cheapest', '']);
  expect(said([run(650, 300), run(650, 300), run(650, 300), run(780, 300)])).toEqual(['', '', '', '']);
  expect(said([run(650, 300), run(650, 300)])).toEqual(['', '']);
  expect(said([run(650, 300)])).toEqual(['']);
  expect(said([])).toEqual([]);
});

test('a run that cannot be chosen is not compared', () => {
  expect(said([run(500, 200, false), run(650, 342), run(780, 240)])).toEqual(['', 'cheapest', 'fastest']);
});
