import { describe, expect, test } from 'vitest';
import type { SeatChoice } from './seat-choice.ts';
import { press, type Seating, startSeating } from './seating.ts';

const positions = [1, 2, 4];
const pressAll = (start: Seating, ...seats: readonly number[]) =>
  seats.reduce((seating, seat) => press(seating, { direction: 'departure', seat, positions }).seating, start);
const begin = (departure: SeatChoice['departure'] = {}) => startSeating({ departure, return: {} }, positions);

test('seats go to the passengers in their order; the turn stays with the last', () => {
  expect(pressAll(begin(), 11, 12, 15)).toMatchObject({
    choice: { departure: { 1: 11, 2: 12, 4: 15 } },
    current: { departure: 4, return: 1 },
  });
});

test('the first without a seat begins', () => {
  expect(begin({ 1: 3 }).current.departure).toBe(2);
  expect(begin({ 1: 3, 2: 4, 4: 5 }).current.departure).toBe(1);
});

describe('pressed again', () => {
  test('a seat is given back, and it is the turn of who had it', () => {
    const full = begin({ 1: 11, 2: 12, 4: 15 });
    const back = press(full, { direction: 'departure', seat: 12, positions });
    expect(back).toMatchObject({
      kind: 'back',
      position: 2,
      seating: { choice: { departure: { 1: 11, 4: 15 } }, current: { departure: 2 } },
    });
    expect(pressAll(back.seating, 20).choice.departure).toEqual({ 1: 11, 2: 20, 4: 15 });
  });

  test('another seat takes the place of the one they had', () => {
    expect(pressAll({ ...begin({ 1: 11, 2: 12, 4: 15 }), current: { departure: 2, return: 1 } }, 30)).toMatchObject({
      choice: { departure: { 1: 11, 2: 30, 4: 15 } },
      current: { departure: 2 },
    });
  });
});

test('the turn goes round to anyone who was passed over', () => {
  expect(pressAll({ ...begin(), current: { departure: 4, return: 1 } }, 7).current.departure).toBe(1);
});

test('the journeys do not meet', () => {
  const there = pressAll(begin(), 11);
  const both = press(there, { direction: 'return', seat: 11, positions });
  expect(both).toMatchObject({
    kind: 'given',
    position: 1,
    seating: { choice: { departure: { 1: 11 }, return: { 1: 11 } }, current: { departure: 2, return: 2 } },
  });
});
