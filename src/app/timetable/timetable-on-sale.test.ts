import { expect, test } from 'vitest';
import type { PublishedTimetable, StoredTimetable, TripPattern } from '#app/timetable/ports.ts';
import { timetableOnSale } from '#app/timetable/timetable-on-sale.ts';
import { layoutOf } from '#domain/timetable/gtfs/bus-layouts.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const MEXICO = zone('America/Mexico_City');
const day = (date: number) => ({ id: id<'departure'>(`d${date}`), date: localDate(`2026-12-${date}`) });

const call = (stop: string, at: number) => ({
  stop: id<'stop'>(stop),
  arrivesS: at,
  departsS: at,
  pickup: true,
  dropOff: true,
});

const PATTERN: TripPattern = {
  trip: id('T1'),
  route: id('R'),
  serviceClass: 'plus',
  layoutId: 'forty',
  seats: 40,
  zone: MEXICO,
  calls: [call('a', 28_800), call('b', 36_000)],
  runs: [day(10), day(11), day(12)],
};

const stop = (name: string): PublishedTimetable['stops'][number] => ({
  id: id(name),
  name,
  city: name,
  area: name,
  zone: MEXICO,
  latitude: 20,
  longitude: -105,
  kind: 'stop',
  address: undefined,
  dropOffOnly: false,
});

const service = (name: string, layoutId: string) => ({
  id: name,
  name: { es: name, en: name },
  layoutId,
  discountsApply: true,
  amenities: [],
});

const shape = (name: string) => ({
  id: name,
  latitudes: Float64Array.of(20, 21),
  longitudes: Float64Array.of(-105, -105),
  distances: undefined,
});

const stored = (...patterns: readonly Partial<TripPattern>[]): StoredTimetable => ({
  publishedAt: instant(0),
  published: {
    version: 2,
    zone: MEXICO,
    stops: [stop('a'), stop('b'), stop('unused')],
    services: [service('plus', 'forty'), service('lujo', 'twenty')],
    patterns: patterns.map((pattern) => ({ ...PATTERN, ...pattern })),
    fares: [
      { origin: id('a'), destination: id('b'), serviceClass: undefined, amount: centavos(10_000) },
      { origin: id('a'), destination: id('b'), serviceClass: 'lujo', amount: centavos(20_000) },
    ],
    sepWindows: [],
  },
  network: {
    agencies: [
      { id: 'A', name: 'A', url: '', zone: MEXICO, lang: undefined, phone: undefined },
      { id: 'Z', name: 'Z', url: '', zone: MEXICO, lang: undefined, phone: undefined },
    ],
    routes: [
      { id: 'R', agencyId: 'A', shortName: 'R', longName: 'Road', serviceClassId: 'plus', type: 3 },
      { id: 'Q', agencyId: 'Z', shortName: 'Q', longName: 'Quiet', serviceClassId: 'plus', type: 3 },
    ],
    layouts: [layoutOf('forty', '2+2', 40)!, layoutOf('twenty', '2+1', 20)!],
    headsigns: new Map([['T1', 'To the sea']]),
    shapes: new Map(['coast', 'other'].map((name) => [name, shape(name)])),
    shapeOfTrip: new Map([
      ['T1', 'coast'],
      ['gone', 'other'],
    ]),
    stations: new Map([['a', 'S']]),
  },
});

const PAIR = { originId: 'a', destinationId: 'b' };
const onSale = (...patterns: readonly Partial<TripPattern>[]) => timetableOnSale(stored(...patterns), new Set());
const trips = (...patterns: readonly Partial<TripPattern>[]) =>
  onSale(...patterns).trips.map(({ id: trip, routeId, dates }) => [
    trip,
    routeId,
    ...dates.map((date) => date.slice(-2)),
  ]);

test('what runs is written, with what it refers to and nothing else', () => {
  const timetable = onSale({});
  expect(timetable.trips).toMatchObject([
    { id: 'T1', routeId: 'R', headsign: 'To the sea', shapeId: 'coast', calls: [{ stopId: 'a' }, { stopId: 'b' }] },
  ]);
  expect(timetable.agencies.map((agency) => agency.id)).toEqual(['A']);
  expect(timetable.routes.map((route) => route.id)).toEqual(['R']);
  expect(timetable.shapes.map((one) => one.id)).toEqual(['coast']);
  expect(timetable.classes).toMatchObject([{ id: 'plus', layout: { id: 'forty', seats: 40 } }]);
  expect(timetable.stops.map(({ id: its, parent }) => [its, parent])).toEqual([
    ['a', 'S'],
    ['b', undefined],
  ]);
  expect(timetable.fareOf(PAIR, 'plus')).toBe(10_000);
  expect(timetable.fareOf({ originId: 'b', destinationId: 'a' }, 'plus')).toBeUndefined();
});

test('runs that are cancelled are left out, and a trip without any', () => {
  const cancelled = new Set([day(11).id]);
  expect(timetableOnSale(stored({}), cancelled).trips[0]?.dates).toEqual(['2026-12-10', '2026-12-12']);
  expect(timetableOnSale(stored({ runs: [day(11)] }), cancelled)).toMatchObject({ trips: [], routes: [], stops: [] });
});

test('a trip set aside gets a name that a feed may have, and none that is taken', () => {
  expect(trips({}, { trip: id('T1~12'), runs: [day(13)] })).toEqual([
    ['T1', 'R', '10', '11', '12'],
    ['T1-12', 'R', '13'],
  ]);
  expect(trips({ trip: id('T1-12') }, { trip: id('T1~12'), runs: [day(13)] }).map(([name]) => name)).toEqual([
    'T1-12',
    'T1-12-',
  ]);
  expect(trips({ trip: id('T1@06:30') }).map(([name]) => name)).toEqual(['T1@06:30']);
});

test('of two ways of one trip the second is called after its first day', () => {
  const own = { calls: [call('a', 30_000), call('b', 36_000)], runs: [day(14), day(13)] };
  expect(trips(own, {})).toEqual([
    ['T1', 'R', '10', '11', '12'],
    ['T1-2026-12-13', 'R', '14', '13'],
  ]);
});

test('a run of another bus or class than its route has gets a route of its own, at the fare it is sold for', () => {
  const timetable = onSale(
    {},
    { trip: id('T2'), serviceClass: 'lujo', layoutId: 'twenty', seats: 20 },
    { trip: id('T3'), layoutId: 'twenty', seats: 20 },
    { trip: id('T4'), seats: 38 },
  );
  expect(timetable.trips.map(({ id: trip, routeId }) => [trip, routeId])).toEqual([
    ['T1', 'R'],
    ['T2', 'R-lujo'],
    ['T3', 'R-plus-twenty'],
    ['T4', 'R-plus-forty-38'],
  ]);
  const classes = timetable.classes.map(({ id: its, nameEs, layout }) => [its, nameEs, layout.id, layout.seats]);
  expect(classes).toEqual([
    ['plus', 'plus', 'forty', 40],
    ['lujo', 'lujo', 'twenty', 20],
    ['plus-twenty', 'plus', 'twenty', 20],
    ['plus-forty-38', 'plus', 'forty-38', 38],
  ]);
  expect(timetable.fareOf(PAIR, 'lujo')).toBe(20_000);
  expect(timetable.fareOf(PAIR, 'plus-twenty')).toBe(10_000);
});

test('a feed has one zone: what was sold in another is left out', () => {
  expect(trips({}, { trip: id('T2'), zone: zone('America/Tijuana') }).map(([name]) => name)).toEqual(['T1']);
});
