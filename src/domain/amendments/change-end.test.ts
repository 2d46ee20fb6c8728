import { expect, test } from 'vitest';
import type { Direction } from '#domain/fares/quote.ts';
import { changeEnd } from './change-end.ts';

test.each<[string, readonly Direction[], boolean, string | undefined]>([
  ['goes on while it fits its trip', [], true, undefined],
  ['goes on while money of the other journey goes back', ['return'], true, undefined],
  ['ends when money of its journey goes back', ['departure'], false, 'given_back'],
  ['ends for that, whatever else was changed', ['departure', 'return'], true, 'given_back'],
  ['ends with another change that it does not go with', [], false, 'changed_otherwise'],
  ['ends with that, although money of the other journey goes back', ['return'], false, 'changed_otherwise'],
])('a change that waits to be paid in a store %s', (_, givenUp, isFitting, end) => {
  expect(changeEnd({ givenUp }, { direction: 'departure', isFitting })).toBe(end);
});
