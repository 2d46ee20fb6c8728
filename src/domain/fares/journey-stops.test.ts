import { expect, test } from 'vitest';
import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';

const ENDS = { origin: 'A', destination: 'B' };

test.each([
  ['a round trip goes and comes back', ENDS, ['A', 'B'], ['B', 'A']],
  ['a connection goes on', { ...ENDS, via: 'T' }, ['A', 'T'], ['T', 'B']],
])('%s', (_, trip, out, then) => {
  expect([stopsOf(trip, 'departure'), stopsOf(trip, 'return')]).toEqual([out, then]);
});

test.each([
  [{ round: false }, ['departure']],
  [{ round: true }, ['departure', 'return']],
  [{ round: false, via: 'T' }, ['departure', 'return']],
])('the journeys of %j', (trip, expected) => {
  expect(journeysOf(trip)).toEqual(expected);
});
