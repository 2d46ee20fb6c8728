import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Connection,
  type ConnectingRun,
  connectionsOf,
  connects,
  isBroken,
  isDetour,
  MAX_TRANSFER_MINUTES,
} from '#domain/timetable/connections.ts';
import { transfersOf } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, type Instant, instant, MINUTE } from '#kernel/instant.ts';

const START = instant(Date.parse('2026-12-01T12:00:00Z'));
const at = (minutes: number): Instant => after(START, minutes * MINUTE);

const run = (name: string, [from, leaves]: readonly [string, number], [to, arrives]: readonly [string, number]) => ({
  departure: { id: id<'departure'>(name) },
  origin: { id: id<'stop'>(from) },
  destination: { id: id<'stop'>(to) },
  departs: at(leaves),
  arrives: at(arrives),
});

const NAMED = new Map([
  [id<'stop'>('T'), 30],
  [id<'stop'>('U'), 45],
]);
const TRANSFERS = transfersOf(NAMED, new Map());

const FIRST = run('a', ['A', 0], ['T', 60]);
const namesOf = (all: readonly Connection[]) =>
  all.map(({ first, second }) => `${first.departure.id} ${second.departure.id}`);

test.each([
  ['in the minimum time', run('b', ['T', 90], ['B', 200]), true],
  ['with a minute less', run('b', ['T', 89], ['B', 200]), false],
  ['with the longest wait', run('b', ['T', 60 + MAX_TRANSFER_MINUTES], ['B', 500]), true],
  ['with a minute more', run('b', ['T', 61 + MAX_TRANSFER_MINUTES], ['B', 500]), false],
  ['from another stop', run('b', ['U', 120], ['B', 200]), false],
  ['on the same bus', run('a', ['T', 120], ['B', 200]), false],
  ['back to where it began', run('b', ['T', 120], ['A', 200]), false],
])('continued %s', (_, second, expected) => {
  expect(connects(FIRST, second, TRANSFERS)).toBe(expected);
});

test('no bus that comes by a stop of the first one again', () => {
  const calling = (one: ConnectingRun, names: readonly string[]) => ({
    ...one,
    departure: { ...one.departure, calls: names.map((name) => ({ stop: id<'stop'>(name) })) },
    segment: { from: 1, to: names.length - 1 },
  });
  const first = calling(FIRST, ['Z', 'A', 'X', 'T']);
  const onward = (...names: string[]) => calling(run('b', ['T', 90], ['B', 200]), names);
  expect([
    connects(first, onward('Z', 'T', 'Y', 'B'), TRANSFERS),
    connects(first, onward('Z', 'T', 'X', 'B'), TRANSFERS),
    connects(first, onward('X', 'T', 'A', 'B'), TRANSFERS),
  ]).toEqual([true, false, false]);
});

test('no change of bus at a stop that is not for transfers', () => {
  expect(connects(run('a', ['A', 0], ['X', 60]), run('b', ['X', 120], ['B', 200]), TRANSFERS)).toBe(false);
});

describe('what is offered', () => {
  const seconds = [run('b', ['T', 90], ['B', 200]), run('c', ['T', 150], ['B', 260]), run('d', ['U', 150], ['B', 190])];
  const offered = (firsts: readonly ConnectingRun[], direct: readonly ConnectingRun[] = []) =>
    namesOf(connectionsOf({ firsts, seconds, direct }, TRANSFERS));

  test('the next bus, not the one after it', () => {
    expect(offered([FIRST])).toEqual(['a b']);
  });
  test('the bus after it, when the first one is known to be too late for the next', () => {
    const known = (late: number) =>
      namesOf(connectionsOf({ firsts: [FIRST], seconds, direct: [] }, TRANSFERS, () => late));
    expect([known(0), known(1), known(61)]).toEqual([['a b'], ['a c'], []]);
  });
  test('over the stop by which one arrives first', () => {
    expect(offered([FIRST, run('e', ['A', 0], ['U', 70])])).toEqual(['e d']);
  });
  test('no detour where a bus without a change leaves later and arrives earlier', () => {
    expect(offered([FIRST], [run('z', ['A', 5], ['B', 199])])).toEqual([]);
    expect(offered([FIRST], [run('z', ['A', 5], ['B', 201])])).toEqual(['a b']);
    expect(offered([FIRST], [run('z', ['A', -5], ['B', 199])])).toEqual(['a b']);
  });
});

const names = fc.constantFrom('A', 'B', 'T', 'U');
const runs = (prefix: string) =>
  fc
    .array(fc.record({ from: names, to: names, leaves: fc.nat(600), takes: fc.integer({ min: 1, max: 200 }) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(({ from, to, leaves, takes }, index) => run(`${prefix}${index}`, [from, leaves], [to, leaves + takes])),
    );
const question = fc.record({ firsts: runs('a'), seconds: runs('b'), direct: runs('z') });

const isBetter = (one: Omit<ConnectingRun, 'departure'>, other: Connection) =>
  one.departs >= other.first.departs && one.arrives <= other.second.arrives;

test('all that is offered connects, nothing beats it, and whatever was left out is beaten', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const offered = connectionsOf(asked, TRANSFERS);
      const possible = asked.firsts.flatMap((first) =>
        asked.seconds.filter((second) => connects(first, second, TRANSFERS)).map((second) => ({ first, second })),
      );
      const journeys = [
        ...asked.direct,
        ...offered.map(({ first, second }) => ({ ...first, arrives: second.arrives })),
      ];
      for (const one of offered) {
        expect(possible).toContainEqual(one);
        expect(journeys.filter((journey) => isBetter(journey, one))).toHaveLength(1);
      }
      for (const one of possible) expect(journeys.some((journey) => isBetter(journey, one))).toBe(true);
    }),
  );
});

test('no connection has less than the least time, waits longer than allowed, or visits a stop twice', () => {
  fc.assert(
    fc.property(question, fc.nat(90), (asked, late) => {
      for (const { first, second } of connectionsOf(asked, TRANSFERS, () => late)) {
        const wait = (second.departs - first.arrives) / MINUTE;
        expect(wait).toBeGreaterThanOrEqual(NAMED.get(first.destination.id)! + late);
        expect(wait).toBeLessThanOrEqual(MAX_TRANSFER_MINUTES);
        expect(new Set([first.origin.id, second.origin.id, second.destination.id]).size).toBe(3);
        expect(second.arrives - first.departs).toBeLessThan(DAY);
      }
    }),
  );
});

test('the order of the runs does not matter, and the earlier is listed first', () => {
  fc.assert(
    fc.property(question, ({ firsts, seconds, direct }) => {
      const offered = connectionsOf({ firsts, seconds, direct }, TRANSFERS);
      expect(connectionsOf({ firsts: firsts.toReversed(), seconds: seconds.toReversed(), direct }, TRANSFERS)).toEqual(
        offered,
      );
      const departures = offered.map(({ first }) => first.departs);
      expect(departures).toEqual(departures.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  ['on time', 0, false],
  ['with the least time left', 30, false],
  ['with a minute less', 31, true],
  ['cancelled', undefined, true],
] as const)('a first bus %s: broken %s', (_, late, expected) => {
  expect(isBroken({ first: { arrives: at(0) }, second: { departs: at(60) } }, late, 30)).toBe(expected);
});

test.each([
  ['on the way', 20.5, false],
  ['somewhat beyond', 21.9, false],
  ['far beyond', 22.1, true],
  ['far before', 18.9, true],
])('a transfer %s: a detour %s', (_, latitude, expected) => {
  const place = (north: number) => ({ latitude: north, longitude: -105 });
  expect(isDetour(place(20), place(latitude), place(21))).toBe(expected);
});
