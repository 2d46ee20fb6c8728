import { expect, test } from 'vitest';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';
import { minorsLeftApart } from './minors-apart.ts';

const party = (...types: readonly PassengerType[]) => types.map((type, i) => ({ type, position: i + 1 }));

test.each([
  ['side by side', party('adult', 'minor'), { 1: 1, 2: 2 }, []],
  ['far away', party('adult', 'minor'), { 1: 1, 2: 12 }, [2]],
  ['the minor has no seat yet', party('adult', 'minor'), { 1: 1 }, []],
  ['the adult has no seat yet', party('adult', 'minor'), { 2: 12 }, []],
  ['no adult travels', party('student', 'minor'), { 1: 1, 2: 12 }, []],
] as const)('%s', (_name, passengers, departure, expected) => {
  expect(minorsLeftApart(bus(3), { departure, return: {} }, passengers)).toEqual(expected);
});
