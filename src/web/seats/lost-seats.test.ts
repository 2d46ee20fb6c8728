import { expect, test } from 'vitest';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';
import { afterLosses } from './lost-seats.ts';

test.each([
  ['nothing lost', bus(2, 8), { 1: 5, 2: 6 }, { 1: 5, 2: 6 }, []],
  ['the neighbour is marked', bus(2, 5), { 1: 5 }, { 1: 6 }, [{ seat: 5, nearest: 6 }]],
  ['never a seat of the party', bus(2, 5), { 1: 5, 2: 6 }, { 1: 7, 2: 6 }, [{ seat: 5, nearest: 7 }]],
  [
    'two lost, two neighbours',
    bus(2, 5, 6),
    { 1: 5, 2: 6 },
    { 1: 7, 2: 8 },
    [
      { seat: 5, nearest: 7 },
      { seat: 6, nearest: 8 },
    ],
  ],
  ['a full bus', bus(1, 1, 2, 3, 4), { 1: 2 }, {}, [{ seat: 2, nearest: undefined }]],
] as const)('%s', (_name, map, departure, expected, lost) => {
  expect(afterLosses({ departure, return: {} }, { departure: map, return: null })).toEqual({
    choice: { departure: expected, return: {} },
    lost: lost.map((one) => ({ direction: 'departure', ...one })),
  });
});
