import { expect, test } from 'vitest';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';
import { completeChoice } from './complete-choice.ts';

const party = (...types: readonly PassengerType[]) => types.map((type, i) => ({ type, position: i + 1 }));

test.each([
  ['nobody chose: the best for all', {}, bus(3, 1), party('adult', 'adult'), { 1: 3, 2: 4 }],
  ['one chose: the other sits beside', { 2: 11 }, bus(3), party('adult', 'adult'), { 1: 12, 2: 11 }],
  ['a taken seat is passed over', { 1: 11 }, bus(3, 12), party('adult', 'adult'), { 1: 11, 2: 10 }],
  ['a child sits by the adult', { 1: 1, 2: 12 }, bus(3), party('student', 'adult', 'minor'), { 1: 1, 2: 12, 3: 11 }],
  ['all chosen stays', { 1: 5 }, bus(3), party('adult'), { 1: 5 }],
  ['a full bus leaves a gap', { 1: 1 }, bus(1, 2, 3, 4), party('adult', 'adult'), { 1: 1 }],
] as const)('%s', (_name, departure, map, travellers, expected) => {
  const completed = completeChoice({ departure, return: {} }, { departure: map, return: null }, travellers);
  expect(completed).toEqual({ departure: expected, return: {} });
});
