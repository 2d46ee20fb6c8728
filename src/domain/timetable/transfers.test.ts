import { expect, test } from 'vitest';
import type { Stop } from '#domain/network/stop.ts';
import { transferMinutes, transfersOf } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';
import { zone } from '#kernel/instant.ts';

const stop = (name: string, latitude: number, change: Partial<Stop> = {}): Stop => ({
  id: id<'stop'>(name),
  name,
  city: name,
  area: name,
  zone: zone('America/Mexico_City'),
  latitude,
  longitude: -103,
  kind: 'terminal',
  address: undefined,
  dropOffOnly: false,
  ...change,
});

const T = stop('T', 20);
const SETS_DOWN = stop('S-down', 20.0005, { kind: 'shuttle', dropOffOnly: true });
const TAKES_ON = stop('S-on', 20.001, { kind: 'shuttle' });
const FAR = stop('S-far', 20.1, { kind: 'shuttle' });
const OTHER = stop('U', 21);
const STOPS = new Map([T, SETS_DOWN, TAKES_ON, FAR, OTHER].map((one) => [one.id, one]));
const TRANSFERS = transfersOf(new Map([[T.id, 40]]), STOPS);

test.each([
  ['between buses, in the minutes named for the stop', T, T, 40],
  ['from the shuttle where it sets down', SETS_DOWN, T, 30],
  ['to the shuttle where it takes on', T, TAKES_ON, 30],
  ['never to where it only sets down', T, SETS_DOWN, undefined],
  ['not from a stop of the shuttle elsewhere', FAR, T, undefined],
  ['not at a stop that is not named', OTHER, OTHER, undefined],
])('a change %s', (_, at, onward, minutes) => {
  expect(transferMinutes(TRANSFERS, at.id, onward.id)).toBe(minutes);
});

test('a named stop that the network does not know has no shuttle', () => {
  expect([...transfersOf(new Map([[T.id, 40]]), new Map())].map(([at, next]) => [at, [...next]])).toEqual([
    ['T', [['T', 40]]],
  ]);
});
