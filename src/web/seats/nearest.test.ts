import { expect, test } from 'vitest';
import { withNearest } from './nearest.ts';

const choice = { departure: { 1: 11, 2: 12 }, return: { 1: 3 } };
const lost = (field: string, params?: Record<string, number>) => ({
  code: 'seat_taken',
  message: '',
  field,
  ...(params ? { params } : {}),
});

test.each([
  [[], choice],
  [[lost('seats.2.seat_departure', { seat: 12, nearest: 15 })], { departure: { 1: 11, 2: 15 }, return: { 1: 3 } }],
  [[lost('seats.1.seat_return', { seat: 3 })], { departure: { 1: 11, 2: 12 }, return: {} }],
  [[{ ...lost('seats.1.seat_return', { nearest: 9 }), code: 'seat_unknown' }], choice],
])('%o', (errors, expected) => {
  expect(withNearest(choice, errors)).toEqual(expected);
});
