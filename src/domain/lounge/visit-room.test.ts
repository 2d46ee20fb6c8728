import { describe, expect, test } from 'vitest';
import { besideOwn, fits } from './visit-room.ts';

test('people fit when no hour of their visit has more than the lounge', () => {
  expect(fits(10, [8, 0, 8], 2)).toBe(true);
  expect(fits(10, [8, 9, 8], 2)).toBe(false);
  expect(fits(10, [10], 1)).toBe(false);
});

describe('beside an own visit at the same time', () => {
  test('the same one is kept, paid or not', () => {
    expect(besideOwn({ isSame: true, state: 'booked' })).toBe('keep');
    expect(besideOwn({ isSame: true, state: 'held' })).toBe('keep');
  });

  test('one that waits for its payment is replaced', () => {
    expect(besideOwn({ isSame: false, state: 'held' })).toBe('replace');
  });

  test('a booked one is not replaced', () => {
    expect(besideOwn({ isSame: false, state: 'booked' })).toMatchObject({ code: 'lounge_already_booked' });
  });

  test('a cancelled one, or none, does not matter', () => {
    expect(besideOwn({ isSame: true, state: 'cancelled' })).toBe('add');
    expect(besideOwn(undefined)).toBe('add');
  });
});
