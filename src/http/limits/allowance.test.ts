import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Allowance, decide, type Spent } from '#http/limits/allowance.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { type Instant, instant } from '#kernel/instant.ts';

const START = instant(1_800_000_000_123);

/** How many of n simultaneous tries are allowed, and what is remembered afterwards. */
function tryAt(now: Instant, allowance: Allowance, { tries, spent }: { tries: number; spent?: Spent }) {
  let [allowed, kept] = [0, spent];
  for (let i = 0; i < tries; i += 1) {
    const decision = decide(kept, allowance, now);
    if (decision.kind === 'allowed') [allowed, kept] = [allowed + 1, decision.spent];
  }
  return { allowed, spent: kept };
}

const ROWS = Object.entries(BUDGETS).flatMap(([name, budgets]) =>
  budgets.map((budget) => [`${name} by ${budget.by}`, budget] as const),
);

describe.each(ROWS)('%s', (_name, budget) => {
  const { times, per } = budget;
  test.each([
    ['below', times - 1, times - 1],
    ['at', times, times],
    ['above', times + 1, times],
  ])('%s the edge', (_edge, tries, allowed) => {
    expect(tryAt(START, budget, { tries }).allowed).toBe(allowed);
  });

  test('says when the next is allowed: then it is, a millisecond before it is not', () => {
    const { spent } = tryAt(START, budget, { tries: times });
    const refused = decide(spent, budget, START);
    if (refused.kind !== 'refused') throw new Error('not refused');
    expect(refused.wait).toBeCloseTo(per / times, 0);
    expect(decide(spent, budget, instant(START + Math.ceil(refused.wait))).kind).toBe('allowed');
    expect(decide(spent, budget, instant(START + Math.floor(refused.wait) - 1)).kind).toBe('refused');
  });

  test('is whole again after its period', () => {
    const { spent } = tryAt(START, budget, { tries: times });
    expect(tryAt(instant(START + per), budget, { tries: times + 1, spent }).allowed).toBe(times);
  });
});

test('a clock set back by an hour does not refuse for an hour', () => {
  const allowance = { times: 2, per: 1_000 };
  const { spent } = tryAt(START, allowance, { tries: 3 });
  expect(decide(spent, allowance, instant(START - 3_600_000)).kind).toBe('allowed');
});

test('in any window of one period never more than the burst and what was earned meanwhile', () => {
  const gaps = array(integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 120 });
  assert(
    property(gaps, integer({ min: 1, max: 9 }), (steps, times) => {
      const allowance = { times, per: 1_000 };
      const allowed: number[] = [];
      let [now, spent] = [START, undefined as Spent | undefined];
      for (const step of steps) {
        now = instant(now + step);
        const decision = decide(spent, allowance, now);
        if (decision.kind === 'refused') continue;
        spent = decision.spent;
        allowed.push(now);
      }
      for (const from of allowed)
        expect(allowed.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(2 * times);
    }),
    { numRuns: 200 },
  );
});
