import { describe, expect, test } from 'vitest';
import { connectingRuns, isConnected, onlyConnected } from '#app/timetable/connections-on-day.ts';
import { SMALL, STOPS } from '#app/timetable/testing/small-timetable.ts';
import { buildTimetable } from '#app/timetable/timetable.ts';
import { id } from '#kernel/ids.ts';
import { localDate } from '#kernel/instant.ts';

const stopId = (name: string) => id<'stop'>(name);
const pair = (origin: string, destination: string) => ({
  origin: stopId(origin),
  destination: stopId(destination),
});

/** The whole way has no fare of its own: gua is reached from gdl by changing in pvr. */
const PARTS = { ...SMALL, fares: SMALL.fares.filter(({ destination }) => destination !== 'gua') };
const withFares = (...more: typeof SMALL.fares) => ({ ...PARTS, fares: [...PARTS.fares, ...more] });
const LAST_PART = SMALL.fares.find(({ origin, destination }) => origin === 'pvr' && destination === 'gua')!;
const CHANGE_IN_PVR = new Map([[stopId('pvr'), 30]]);
const PUBLISHED = withFares(LAST_PART);
const CONNECTED = buildTimetable(PUBLISHED, CHANGE_IN_PVR);

describe('two stops are connected', () => {
  test('by a stop where buses may be changed', () => {
    expect(isConnected(CONNECTED, pair('gdl', 'gua'))).toBe(true);
    expect(isConnected(buildTimetable(PUBLISHED), pair('gdl', 'gua'))).toBe(false);
  });

  test.each([
    ['at one of the two', 'pvr', 'gua'],
    ['from a stop to itself', 'gdl', 'gdl'],
    ['where the second part is not sold', 'gdl', 'cru'],
    ['to a stop that is not there', 'gdl', 'moon'],
  ])('not %s', (_why, origin, destination) => {
    expect(isConnected(CONNECTED, pair(origin, destination))).toBe(false);
  });

  test('not by a long way round', () => {
    const stops = STOPS.map((stop) => ({
      ...stop,
      ...(stop.name === 'pvr' && { latitude: 28 }),
      ...(stop.name === 'gua' && { latitude: 21 }),
    }));
    const far = buildTimetable({ ...PUBLISHED, stops }, CHANGE_IN_PVR);
    expect(isConnected(far, pair('gdl', 'gua'))).toBe(false);
  });
});

test('no bus is offered to a terminal that the shuttle reaches itself', () => {
  const apart = STOPS.map((stop, index) => ({ ...stop, latitude: 20 + index / 10 }));
  const shuttle = (name: string) =>
    apart.map((stop) => (stop.name === name ? { ...stop, kind: 'shuttle' as const } : stop));
  const end = apart.find(({ name }) => name === 'gua')!;
  const beside = { ...end, id: stopId('s-gua'), kind: 'shuttle' as const };
  const timetable = (stops: typeof STOPS) => buildTimetable({ ...PUBLISHED, stops }, CHANGE_IN_PVR);
  expect(isConnected(timetable(shuttle('gdl')), pair('gdl', 'gua'))).toBe(true);
  expect(isConnected(timetable([...shuttle('gdl'), beside]), pair('gdl', 'gua'))).toBe(false);
  expect(isConnected(timetable([...shuttle('gua'), beside]), pair('gdl', 'gua'))).toBe(true);
});

test('stops that one bus reaches too are not among those reached only by a change', () => {
  expect(onlyConnected(CONNECTED).get(stopId('gdl'))).toEqual(['gua']);
  const direct = buildTimetable(SMALL, CHANGE_IN_PVR);
  expect(onlyConnected(direct).get(stopId('gdl'))).toEqual([]);
  expect(onlyConnected(direct)).toBe(onlyConnected(direct));
});

test('the runs of a day are joined by those of the nights around it', () => {
  const { firsts, seconds, direct } = connectingRuns(CONNECTED, pair('gdl', 'gua'), localDate('2026-12-03'));
  const names = (runs: typeof firsts) => runs.map(({ departure }) => departure.id);
  expect(names(firsts)).toEqual(['out-08 2026-12-03', 'out-14 2026-12-03', 'out-23 2026-12-03']);
  expect(names(seconds)).toContain('out-23 2026-12-03');
  expect(new Set(names(seconds)).size).toBe(names(seconds).length);
  expect(direct).toEqual([]);
});
