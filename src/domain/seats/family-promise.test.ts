import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { minorsApart, type Seated } from '#domain/seats/family.ts';
import { brokenPromise, fewestApart } from '#domain/seats/family-promise.ts';
import { seatLayout } from '#domain/seats/layout.ts';

const layout = seatLayout('small', { rows: 4, columns: ['A', null, 'B', 'C'], facilities: [], gaps: [] });
const ALL = layout.seats.map(({ seat }) => seat);

const seated = (...party: readonly (readonly [PassengerType, number?])[]): readonly Seated[] =>
  party.map(([type, seat]) => ({ type, seat }));

test('a minor chosen apart from the adults is refused while the bus has seats for them together', () => {
  expect(brokenPromise({ layout, free: ALL }, seated(['adult', 2], ['minor', 12]))).toEqual([12]);
  expect(brokenPromise({ layout, free: ALL }, seated(['adult', 2], ['minor', 3]))).toEqual([]);
});

test('a student of the party is no adult to sit next to', () => {
  expect(brokenPromise({ layout, free: ALL }, seated(['adult', 1], ['student', 11], ['minor', 12]))).toEqual([12]);
});

test('on a bus that has no two seats together they may sit apart', () => {
  const free = [1, 12];
  expect(fewestApart({ layout, free }, ['adult', 'minor'])).toBe(1);
  expect(brokenPromise({ layout, free }, seated(['adult', 1], ['minor', 12]))).toEqual([]);
});

test('as many together as can be: one of two minors apart, not both', () => {
  // 2 and 3 are neighbours; 10 and 12 have none.
  const free = [2, 3, 10, 12];
  const party = ['adult', 'minor', 'minor'] as const;
  expect(fewestApart({ layout, free }, party)).toBe(1);
  expect(brokenPromise({ layout, free }, seated(['adult', 2], ['minor', 3], ['minor', 12]))).toEqual([]);
  expect(brokenPromise({ layout, free }, seated(['adult', 2], ['minor', 10], ['minor', 12]))).toEqual([10, 12]);
});

test('seats that are gone are said elsewhere, infants sit on a lap, and without adults nothing is promised', () => {
  expect(brokenPromise({ layout, free: [1] }, seated(['adult', 1], ['minor', 12]))).toEqual([]);
  expect(brokenPromise({ layout, free: ALL }, seated(['adult', 1], ['infant']))).toEqual([]);
  expect(fewestApart({ layout, free: ALL }, ['minor'])).toBe(0);
});

test('the fewest apart is the truth: of every way to seat a party, none leaves fewer', () => {
  let apartSomewhere = 0;
  fc.assert(
    fc.property(
      fc.subarray(ALL, { minLength: 3, maxLength: 7 }),
      fc.array(fc.constantFrom<PassengerType>('adult', 'minor', 'student'), { minLength: 2, maxLength: 4 }),
      (free, passengers) => {
        fc.pre(passengers.includes('adult') && passengers.includes('minor') && passengers.length <= free.length);
        const fewest = fewestApart({ layout, free }, passengers);
        const all = arrangements(free, passengers.length).map(
          (seats) =>
            minorsApart(
              layout,
              passengers.map((type, index) => ({ type, seat: seats[index]! })),
            ).length,
        );
        expect(fewest).toBe(Math.min(...all));
        if (fewest > 0) apartSomewhere += 1;
        expect(brokenPromise({ layout, free }, seatParty({ layout, free, passengers })!)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
  expect(apartSomewhere).toBeGreaterThan(5);
});

function arrangements(seats: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return seats.flatMap((seat) =>
    arrangements(
      seats.filter((other) => other !== seat),
      count - 1,
    ).map((rest) => [seat, ...rest]),
  );
}
