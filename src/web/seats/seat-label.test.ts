import { expect, test } from 'vitest';
import { initials, seatLabel, seatState } from './seat-label.ts';

const cell = (state: 'free' | 'taken' | 'mine') => ({ seat: 11, state }) as const;

test.each([
  ['free', undefined, 'free', 'Asiento 11, ventanilla, libre', 'Seat 11, window, free'],
  ['taken', undefined, 'taken', 'Asiento 11, ventanilla, ocupado', 'Seat 11, window, taken'],
  ['mine', undefined, 'free', 'Asiento 11, ventanilla, libre', 'Seat 11, window, free'],
  ['free', 'Ana', 'chosen', 'Asiento 11, ventanilla, para Ana', 'Seat 11, window, for Ana'],
  ['taken', 'Ana', 'chosen', 'Asiento 11, ventanilla, para Ana', 'Seat 11, window, for Ana'],
] as const)('%s of %s', (state, holder, shown, es, en) => {
  const seat = { cell: cell(state), holder, position: 'window' as const };
  expect(seatState(seat)).toBe(shown);
  expect(seatLabel(seat, 'es')).toBe(es);
  expect(seatLabel(seat, 'en')).toBe(en);
});

test.each([
  ['Ana', 'A'],
  ['maría José Muñoz', 'MJ'],
  ['', ''],
])('initials of %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
