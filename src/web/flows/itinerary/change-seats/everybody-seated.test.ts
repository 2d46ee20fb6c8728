import { expect, test } from 'vitest';
import { everybodySeated } from './everybody-seated.ts';

type Seats = Readonly<Record<number, number>>;
const HELD: Seats = { 1: 11, 2: 12, 3: 13 };
const on = (departure: Seats) => ({ departure, return: {} });

test.each<[string, Seats, Seats]>([
  ['all chosen', { 1: 14, 2: 15, 3: 16 }, { 1: 14, 2: 15, 3: 16 }],
  ['nobody: as they were', {}, HELD],
  ['who has none keeps their own', { 1: 14 }, { 1: 14, 2: 12, 3: 13 }],
  ['whose own a companion took has the companion’s', { 1: 12, 3: 13 }, { 1: 12, 2: 11, 3: 13 }],
  ['and never that of somebody who keeps it', { 2: 11 }, { 1: 12, 2: 11, 3: 13 }],
  ['two of them', { 1: 13, 2: 14 }, { 1: 13, 2: 14, 3: 11 }],
])('%s', (_, chosen, seated) => {
  expect(everybodySeated(on(chosen), on(HELD), 'departure')).toEqual(on(seated));
});
