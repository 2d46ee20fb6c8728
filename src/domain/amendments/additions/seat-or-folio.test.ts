import { expect, test } from 'vitest';
import { meantOf, seatOrFolio } from './seat-or-folio.ts';

test.each([
  ['12', { seat: 12 }],
  [' 7 ', { seat: 7 }],
  ['Asiento 12', { seat: 12 }],
  ['seat 3', { seat: 3 }],
  ['7k3m9qx2vd-01', { folio: '7K3M9QX2VD-01' }],
  ['0', undefined],
  ['123', undefined],
  ['', undefined],
  ['López', undefined],
  ["7K3M9QX2VD-01' or 1=1", undefined],
])('%j names %j', (typed, expected) => {
  expect(seatOrFolio(typed)).toEqual(expected);
});

test('one is meant, nobody or too many', () => {
  expect([meantOf(['a']), meantOf([]), meantOf(['a', 'b'])]).toEqual(['a', 'nobody', 'many']);
});
