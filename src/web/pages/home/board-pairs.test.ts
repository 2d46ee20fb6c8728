import { expect, test } from 'vitest';
import { boardPairs } from '#web/pages/home/board-pairs.ts';
import type { StopView } from '#wire/shapes.ts';

const stop = (id: string, area: string, kind: StopView['kind']): StopView => ({
  id,
  name: id,
  city: id,
  area,
  kind,
  zone: 'America/Mexico_City',
  latitude: 20,
  longitude: -104,
  drop_off_only: false,
});

const targets = (stops: readonly StopView[], destinations: Record<string, string[]>) =>
  boardPairs(stops, destinations).map(({ origin, destination }) => `${origin}-${destination}`);

test('the places most asked for, from the terminal with the most destinations', () => {
  const stops = [stop('TLQ', 'A', 'terminal'), stop('PVR', 'B', 'terminal'), stop('SAY', 'C', 'stop')];
  expect(targets(stops, { TLQ: ['SAY', 'PVR'], PVR: ['TLQ'] })).toEqual(['TLQ-PVR', 'TLQ-SAY']);
});

test('another line: its terminals first, then its stops, none in the area one leaves from', () => {
  const stops = [
    stop('a1', 'A', 'stop'),
    stop('a', 'A', 'terminal'),
    stop('c', 'C', 'stop'),
    stop('b', 'B', 'terminal'),
  ];
  expect(targets(stops, { a: ['a1', 'c', 'b'], b: ['a'] })).toEqual(['a-b', 'a-c']);
});

test('no stops, no board', () => {
  expect(boardPairs([], {})).toEqual([]);
});
