import { expect, test } from 'vitest';
import { destinationsOf, reachOf } from './reach.ts';

const STOPS = ['TLQ', 'SAY', 'VAN', 'PVR'].map((id) => ({ id }));
const DESTINATIONS = { TLQ: ['SAY', 'VAN', 'PVR'], SAY: ['TLQ'], PVR: ['TLQ', 'VAN'] };

test('what can be travelled to is a row of digits for each stop', () => {
  expect(reachOf(STOPS, DESTINATIONS)).toEqual(['1111', '1100', '0010', '1011']);
});

test('read again it is what it was, without the stops that lead nowhere', () => {
  expect(destinationsOf(STOPS, reachOf(STOPS, DESTINATIONS))).toEqual(DESTINATIONS);
});

test('without stops there is nothing to travel to', () => {
  expect(destinationsOf([], reachOf([], {}))).toEqual({});
});
