import { expect, test } from 'vitest';
import { pressValue, sentBus, sentPress, sentSeating } from './seating-form.ts';

const positions = [1, 2];

test('a form says who has which seat and whose turn it is', () => {
  const form = new URLSearchParams({ 'seats.1.seat_departure': '11', 'turn.departure': '1', 'turn.return': '9' });
  expect(sentSeating(form, positions)).toEqual({
    choice: { departure: { 1: 11 }, return: {} },
    current: { departure: 1, return: 1 },
  });
  expect(sentSeating(new URLSearchParams({ 'seats.1.seat_departure': '11' }), positions).current.departure).toBe(2);
});

test.each([
  [pressValue('return', 7), { direction: 'return', seat: 7 }],
  ['press.return.x', undefined],
  ['press.sideways.7', undefined],
  ['hold', undefined],
  [undefined, undefined],
])('the button %s', (value, expected) => {
  expect(sentPress(new URLSearchParams(value === undefined ? {} : { do: value }))).toEqual(expected);
});

test('a form says which bus is in sight, unless there is only one', () => {
  expect(sentBus(new URLSearchParams({ bus: 'return' }))).toBe('return');
  expect(sentBus(new URLSearchParams())).toBeUndefined();
  expect(sentBus(new URLSearchParams({ bus: 'sideways' }))).toBeUndefined();
});
