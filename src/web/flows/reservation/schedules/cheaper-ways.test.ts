import { expect, test } from 'vitest';
import type { ScheduleView } from '#wire/shapes.ts';
import { waysOf } from './cheaper-ways.ts';

const CHANGES = [{ direction: 'return', from: 'student', to: 'student_flex' }] as const;

const run = (saves: number | undefined, kind: 'chosen' | 'lowest', way: 'one_ways' | 'other_types' = 'one_ways') =>
  ({
    other_journey: { kind, direction: 'return', price: 1 },
    ...(saves === undefined ? {} : { cheaper_way: { kind: way, changes: [...CHANGES], saves } }),
  }) as ScheduleView;

test('a way that many runs have is said once, from its least to its most', () => {
  expect(waysOf([run(200, 'chosen'), run(undefined, 'chosen'), run(100, 'chosen'), run(150, 'chosen')])).toEqual([
    { kind: 'one_ways', changes: CHANGES, least: 100, most: 200, isLowest: false },
  ]);
});

test('another way stands for itself, and tells of a fare that is not chosen yet', () => {
  expect(waysOf([run(200, 'lowest'), run(100, 'lowest', 'other_types')])).toMatchObject([
    { kind: 'one_ways', least: 200, most: 200, isLowest: true },
    { kind: 'other_types', least: 100, most: 100, isLowest: true },
  ]);
});

test('no way, nothing said', () => {
  expect(waysOf([run(undefined, 'lowest')])).toEqual([]);
});
