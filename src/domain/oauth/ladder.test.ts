import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Climb,
  firstStep,
  MAX_REFRESH_TRIES,
  nextStep,
  restAfter,
  type RungOutcome,
  type Step,
  usedFor,
} from '#domain/oauth/ladder.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';

/** The rungs tried with these outcomes, and how it ends; further rungs succeed. */
function climbed(hasPair: boolean, outcomes: readonly RungOutcome[]): string {
  const said: string[] = [];
  let step: Step = firstStep(hasPair);
  for (const outcome of [...outcomes, ...Array<RungOutcome>(20).fill('done')]) {
    if (step.kind !== 'ask') break;
    said.push(step.climb.rung);
    step = nextStep(step.climb, outcome, 0.5);
  }
  return [...said, step.kind].join(' ');
}

const times = (count: number, outcome: RungOutcome) => Array<RungOutcome>(count).fill(outcome);

describe('without a pair', () => {
  test.each<[RungOutcome[], string]>([
    [[], 'take check use'],
    [['refused'], 'take clear'],
    [['failed'], 'take take check use'],
    [['failed', 'failed'], 'take take clear'],
    [['failed', 'refused'], 'take take clear'],
    [['failed', 'done', 'refused'], 'take take check clear'],
    [['done', 'refused'], 'take check refresh check use'],
    [['done', 'failed'], 'take check refresh check use'],
    [['done', 'refused', 'refused'], 'take check refresh take check use'],
    [['done', 'refused', 'refused', 'failed'], 'take check refresh take clear'],
    [['done', 'refused', 'refused', 'done', 'refused'], 'take check refresh take check clear'],
    [['done', 'refused', 'failed', 'failed'], 'take check refresh refresh refresh check use'],
    [['done', 'refused', ...times(5, 'failed')], 'take check refresh refresh refresh refresh refresh take check use'],
    [['done', 'refused', ...times(6, 'failed')], 'take check refresh refresh refresh refresh refresh take clear'],
    [
      ['done', 'refused', ...times(4, 'failed'), 'done', 'refused'],
      'take check refresh refresh refresh refresh refresh check take check use',
    ],
  ])('%j: %s', (outcomes, expected) => {
    expect(climbed(false, outcomes)).toBe(expected);
  });
});

describe('with a pair that is over', () => {
  test.each<[RungOutcome[], string]>([
    [[], 'refresh check use'],
    [['refused'], 'refresh take check use'],
    [['refused', 'refused'], 'refresh take clear'],
    [['failed', 'failed'], 'refresh refresh refresh check use'],
    [[...times(5, 'failed')], 'refresh refresh refresh refresh refresh take check use'],
  ])('%j: %s', (outcomes, expected) => {
    expect(climbed(true, outcomes)).toBe(expected);
  });
});

test('whatever happens a climb ends, with five refreshes and two takes at most', () => {
  const outcomes = fc.array(fc.constantFrom<RungOutcome>('done', 'refused', 'failed'), {
    minLength: 20,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.boolean(), outcomes, (hasPair, drawn) => {
      const rungs = climbed(hasPair, drawn).split(' ');
      const count = (rung: string) => rungs.filter((one) => one === rung).length;
      expect(['use', 'clear']).toContain(rungs.at(-1));
      expect(count('refresh')).toBeLessThanOrEqual(MAX_REFRESH_TRIES);
      expect(count('take')).toBeLessThanOrEqual(2);
    }),
    { seed: 1 },
  );
});

test('each try that failed is waited for longer, by half to one and a half', () => {
  const pauseAfter = (refreshes: number, jitter: number) => {
    const climb: Climb = { rung: 'refresh', isLastTake: false, refreshes };
    const step = nextStep(climb, 'failed', jitter);
    return step.kind === 'ask' ? step.pause : undefined;
  };
  expect([1, 2, 3, 4].map((refreshes) => pauseAfter(refreshes, 0.5))).toEqual([250, 500, 1_000, 2_000]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([125, 375]);
});

test('after each climb that was cleared nobody is asked for twice as long, up to a minute', () => {
  expect([1, 2, 3].map((cleared) => restAfter(cleared, 0.5))).toEqual([SECOND, 2 * SECOND, 4 * SECOND]);
  expect(restAfter(100, 1)).toBe(MINUTE);
});

test.each([
  [900, 870 * SECOND],
  [60, 54 * SECOND],
  [0, Number.POSITIVE_INFINITY],
  [-3_600, Number.POSITIVE_INFINITY],
  [Number.NaN, Number.POSITIVE_INFINITY],
  [undefined, Number.POSITIVE_INFINITY],
])('a token said to last %s s is used for %s ms', (seconds, expected) => {
  expect(usedFor(seconds)).toBe(expected);
});
