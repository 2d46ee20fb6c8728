import { describe, expect, test } from 'vitest';
import { sayOverlaps } from '#domain/timetable/gtfs/blocks.ts';
import type { ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { FILES_READ, isKnownFile } from '#domain/timetable/gtfs/files.ts';
import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import { fareByDistance } from '#domain/timetable/gtfs/pair-fares.ts';
import { saySpeeds } from '#domain/timetable/gtfs/speeds.ts';
import { callAt, tripOf } from '#domain/timetable/gtfs/testing/trip.ts';
import type { FeedCall } from '#domain/timetable/gtfs/trip-calls.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { type LocalDate, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const HOUR_S = 3600;

test.each([
  ['Guadalajara', 20.62, -103.28, 'Puerto Vallarta', 20.69, -105.24, 204],
  ['Tijuana', 32.51, -117.04, 'Cancún', 21.16, -86.85, 3_210],
  ['a place', 20, -105, 'itself', 20, -105, 0],
])('from %s (%d, %d) to %s (%d, %d) it is %d km as the crow flies', (_a, north, east, _b, toNorth, toEast, km) => {
  const distance = greatCircleKm({ latitude: north, longitude: east }, { latitude: toNorth, longitude: toEast });
  expect(Math.abs(distance - km)).toBeLessThanOrEqual(Math.max(0.001, km / 100));
});

describe('a fare by distance', () => {
  const terms = { perKm: centavos(200), least: centavos(3_000) };
  const way = (...kms: number[]) =>
    fareByDistance(
      kms.map((km) => callAt(km, 0)),
      terms,
    );

  test('is of the road, in whole pesos, and not below the least', () => {
    expect([way(0, 100), way(0, 1)]).toEqual([23_600, 3_000]);
    expect(way(0, 33.3) % 100).toBe(0);
  });

  test('is of the way the bus takes, not of the straight line', () => {
    expect(way(0, 50, 20)).toBe(way(0, 80));
    expect(way(0, 50, 100)).toBe(way(0, 100));
  });
});

describe('too fast a bus is told of', () => {
  const said = (calls: readonly FeedCall[], type: number) => {
    const book = createNoticeCollector();
    const trip = tripOf('T', calls);
    saySpeeds([{ ...trip, route: { ...trip.route, type } }], book.report);
    return book.notices().map(({ code }) => code);
  };
  const NEXT = 'fast_travel_between_consecutive_stops';
  const FAR = 'fast_travel_between_far_stops';

  test.each<[string, readonly FeedCall[], number, readonly string[]]>([
    ['150 km in an hour', [callAt(0, 0), callAt(149, HOUR_S)], 3, []],
    ['160 km in an hour', [callAt(0, 0), callAt(160, HOUR_S)], 3, [NEXT, FAR]],
    ['160 km in an hour by train', [callAt(0, 0), callAt(160, HOUR_S)], 2, []],
    ['190 km in an hour by who knows what', [callAt(0, 0), callAt(190, HOUR_S)], 99, []],
    ['250 km in an hour by who knows what', [callAt(0, 0), callAt(250, HOUR_S)], 99, [NEXT, FAR]],
    ['2 km at once, within what a clock rounds', [callAt(0, 0), callAt(2, 0)], 3, []],
    ['4 km at once', [callAt(0, 0), callAt(4, 0)], 3, [NEXT]],
    ['5 km in a minute and a second', [callAt(0, 0), callAt(5, 61)], 3, [NEXT]],
    ['4 km in a minute, rounded', [callAt(0, 0), callAt(4, 60)], 3, []],
    ['a stop that is not timed, on the way', [callAt(0, 0), callAt(90, 60, 60, false), callAt(100, HOUR_S)], 3, []],
  ])('%s', (_, calls, type, codes) => {
    expect(said(calls, type)).toEqual(codes);
  });
});

describe('one bus on two trips at once is told of', () => {
  const week = (days: readonly number[], added: readonly LocalDate[] = []): ServiceCalendar => ({
    weekdays: Array.from({ length: 7 }, (_, day) => days.includes(day)),
    from: localDate('2026-12-01'),
    to: localDate('2026-12-31'),
    added: new Set(added),
    removed: new Set(),
  });
  const [MONDAY, FRIDAY] = [1, 5];
  const calendars = new Map([
    ['monday', week([MONDAY])],
    ['friday', week([FRIDAY])],
    ['friday and a Monday', week([FRIDAY], [localDate('2026-12-07')])],
    ['january', { ...week([MONDAY]), from: localDate('2027-01-01'), to: localDate('2027-01-31') }],
  ]);
  const trip = (id: string, from: number, to: number, serviceId = 'monday', block = 'B') =>
    tripOf(id, [callAt(0, from * HOUR_S), callAt(100, to * HOUR_S)], { serviceId, block: block || undefined });
  const said = (...trips: ReturnType<typeof trip>[]) => {
    const book = createNoticeCollector();
    sayOverlaps(trips, calendars, book.report);
    return book.notices().map(({ value }) => value);
  };

  test.each<[string, readonly ReturnType<typeof trip>[], readonly string[]]>([
    ['one begins before the other ends', [trip('b', 9, 11), trip('a', 8, 10)], ['a, b']],
    ['one begins when the other ends', [trip('a', 8, 10), trip('b', 10, 12)], []],
    ['three at once', [trip('a', 8, 12), trip('b', 9, 12), trip('c', 10, 12)], ['a, b', 'a, c', 'b, c']],
    ['of other buses', [trip('a', 8, 10), trip('b', 9, 11, 'monday', 'C')], []],
    ['of no bus that is named', [trip('a', 8, 10, 'monday', ''), trip('b', 9, 11, 'monday', '')], []],
    ['on other days', [trip('a', 8, 10), trip('b', 9, 11, 'friday')], []],
    ['on one day that was added', [trip('a', 8, 10), trip('b', 9, 11, 'friday and a Monday')], ['a, b']],
    ['in other months', [trip('a', 8, 10), trip('b', 9, 11, 'january')], []],
    ['of a service that is not there', [trip('a', 8, 10), trip('b', 9, 11, 'never')], []],
  ])('%s', (_, trips, pairs) => {
    expect(said(...trips)).toEqual(pairs);
  });
});

test('files we do not sell by are passed over in silence, others are told of', () => {
  expect(FILES_READ.every(isKnownFile)).toBe(true);
  expect(['shapes.txt', 'locations.geojson', 'notes.txt', 'stops.csv'].map(isKnownFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
