import { expect, test } from 'vitest';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

const tickets = (...directions: readonly Direction[]) => directions.map((direction) => ({ direction }));

test.each<[string, ReturnType<typeof tickets>, readonly Direction[], string]>([
  ['a trip that runs', tickets(...DIRECTIONS), [], 'none'],
  ['one way, cancelled', tickets('departure'), ['departure'], 'all'],
  ['both ways, cancelled', tickets(...DIRECTIONS), DIRECTIONS, 'all'],
  ['the outbound of two', tickets('departure', 'departure', 'return'), ['departure'], 'departure'],
  ['the return of two', tickets(...DIRECTIONS), ['return'], 'return'],
  ['one of which no ticket is left', tickets('departure'), ['return'], 'none'],
  ['the other was given back', tickets('return'), ['return'], 'all'],
])('%s', (_, there, cancelled, answer) => {
  expect(cancelledJourneys(there, (direction) => cancelled.includes(direction))).toBe(answer);
});
