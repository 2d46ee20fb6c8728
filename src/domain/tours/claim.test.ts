import { expect, test } from 'vitest';
import { SECOND } from '#kernel/instant.ts';
import { fitsSlot, HELD_AFTER_FAILURE, hasItsPlaces, PLACES_HELD_FOR, TOUR_SESSION_LIFETIME } from './claim.ts';

test('people fit up to the last place', () => {
  expect(fitsSlot(8, 5, 3)).toBe(true);
  expect(fitsSlot(8, 6, 3)).toBe(false);
});

test.each([
  ['held', true, true],
  ['held', false, false],
  ['kept', true, true],
  ['kept', false, false],
  ['paying', false, true],
  ['sold', false, true],
  ['released', false, false],
] as const)('places that are %s, in time %s, are its own: %s', (state, isHeld, own) =>
  expect(hasItsPlaces({ state, isHeld })).toBe(own),
);

test('a session lasts 900 seconds, and places are held as long', () => {
  expect(TOUR_SESSION_LIFETIME).toBe(900 * SECOND);
  expect(PLACES_HELD_FOR).toBe(TOUR_SESSION_LIFETIME);
  expect(HELD_AFTER_FAILURE).toBeLessThan(PLACES_HELD_FOR);
});
