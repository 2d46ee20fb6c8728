import { expect, test } from 'vitest';
import { type Plan, planOf } from './plan.ts';

const plans = (seed: number, count = 500): readonly Plan[] => Array.from({ length: count }, (_, i) => planOf(seed, i));

test('a seed makes the same plans again, and another seed others', () => {
  expect(plans(7)).toEqual(plans(7));
  expect(plans(8)).not.toEqual(plans(7));
});

test('a plan does not depend on whose were made before it', () => {
  expect(planOf(7, 400)).toEqual(plans(7)[400]);
});

test('everything that may be decided is decided by somebody', () => {
  const tries = plans(7).flatMap((plan) => plan.tries);
  expect(new Set(tries.map(({ card }) => card)).size).toBe(5);
  expect(new Set(tries.map(({ tabs }) => tabs)).size).toBe(3);
  expect(new Set(tries.map(({ means }) => means)).size).toBe(6);
  expect(new Set(tries.map(({ away }) => away)).size).toBe(4);
  expect(new Set(tries.map(({ inStore }) => inStore)).size).toBe(4);
  expect(tries.some(({ atTheEnd }) => atTheEnd !== undefined)).toBe(true);
  expect(new Set(plans(7).map(({ buys }) => buys)).size).toBe(5);
  expect(new Set(plans(7).map(({ tries }) => tries.length))).toEqual(new Set([1, 2, 3, 4]));
});
