import { describe, expect, test } from 'vitest';
import { requestedPair, pairErrors } from '#web/network/requested-pair.ts';
import type { StopView } from '#wire/shapes.ts';

const stop = (id: string, area: string, kind: StopView['kind']) => ({ id, area, kind }) as StopView;

const PLACES = {
  origins: [
    stop('A', 'city', 'terminal'),
    stop('B', 'city', 'terminal'),
    stop('C', 'coast', 'stop'),
    stop('D', 'coast', 'terminal'),
  ],
  destinations: { A: ['B', 'C', 'D'], B: ['A'], C: ['A'], D: ['A', 'X'] },
};

describe('what is shown', () => {
  test.each([
    ['', { origin: 'A', destination: 'D' }],
    ['origin=B', { origin: 'B', destination: '' }],
    ['origin=&destination=C', { origin: '', destination: 'C' }],
    ['date=2026-11-30', { origin: 'A', destination: 'D' }],
  ])('asked for "%s": %o', (query, pair) => {
    expect(requestedPair(new URLSearchParams(query), PLACES)).toEqual(pair);
  });

  test('a line of one area opens with any stop; a line without stops with none', () => {
    const small = { origins: PLACES.origins.slice(0, 2), destinations: { A: ['B'] } };
    expect(requestedPair(new URLSearchParams(), small)).toEqual({ origin: 'A', destination: 'B' });
    expect(requestedPair(new URLSearchParams(), { origins: [], destinations: {} })).toEqual({
      origin: '',
      destination: '',
    });
  });
});

describe('why a pair has no timetable', () => {
  test.each([
    ['A', 'D', undefined],
    ['D', 'X', undefined],
    ['', 'D', 'origin_required'],
    ['nowhere', 'D', 'origin_unknown'],
    ['toString', 'D', 'origin_unknown'],
    ['__proto__', 'D', 'origin_unknown'],
    ['A', '', 'destination_required'],
    ['A', 'A', 'pair_not_served'],
    ['B', 'D', 'pair_not_served'],
  ])('%s to %s: %s', (origin, destination, code) => {
    expect(pairErrors({ origin, destination }, PLACES)[0]?.code).toBe(code);
  });
});
