import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datedTrips } from '#domain/timetable/gtfs/dated-trips.ts';
import type { Feed } from '#domain/timetable/gtfs/feed.ts';
import { countLeftOut } from '#domain/timetable/gtfs/left-out.ts';
import type { StopTime } from '#domain/timetable/gtfs/stop-times.ts';
import { callAt, timeAt, tripOf } from '#domain/timetable/gtfs/testing/trip.ts';
import { callsOfTrip } from '#domain/timetable/gtfs/trip-calls.ts';
import { parseServiceTime } from '#domain/timetable/gtfs/values.ts';
import { localDate, zone } from '#kernel/instant.ts';

const HOUR_S = 3600;
const calls = (...times: StopTime[]) => {
  const read = callsOfTrip(times);
  return read.ok
    ? read.value.map(({ arrivesS, departsS }) => [arrivesS, departsS])
    : `${read.fault.code} ${read.fault.at?.line}`;
};

describe('the calls of a trip', () => {
  test.each<[string, readonly StopTime[], unknown]>([
    [
      'as the feed has them',
      [timeAt(0, 0), timeAt(10, 600, 660), timeAt(20, 1200)],
      [
        [0, 0],
        [600, 660],
        [1200, 1200],
      ],
    ],
    [
      'a quarter of the way after a quarter of the time',
      [timeAt(0, 0), timeAt(10), timeAt(40, 4000)],
      [
        [0, 0],
        [1000, 1000],
        [4000, 4000],
      ],
    ],
    [
      'from when it left, not from when it came',
      [timeAt(0, 0, 400), timeAt(10), timeAt(20, 1000)],
      [
        [0, 400],
        [700, 700],
        [1000, 1000],
      ],
    ],
    [
      'between the nearest times on either side',
      [timeAt(0, 0), timeAt(10, 100), timeAt(20), timeAt(30, 300)],
      [
        [0, 0],
        [100, 100],
        [200, 200],
        [300, 300],
      ],
    ],
    [
      'of stops at one place all at once',
      [timeAt(0, 60), timeAt(0), timeAt(0, 120)],
      [
        [60, 60],
        [60, 60],
        [120, 120],
      ],
    ],
    ['none', [], 'unusable_trip undefined'],
    ['one', [timeAt(3, 0)], 'unusable_trip 5'],
    ['no time at the beginning', [timeAt(0), timeAt(10, 60)], 'missing_trip_edge 2'],
    ['no time at the end', [timeAt(0, 0), timeAt(10)], 'missing_trip_edge 12'],
    [
      'leaves before it comes',
      [timeAt(0, 0), timeAt(10, 60, 59), timeAt(20, 90)],
      'start_and_end_range_out_of_order 12',
    ],
    [
      'comes before it left',
      [timeAt(0, 0, 61), timeAt(10, 60)],
      'stop_time_with_arrival_before_previous_departure_time 12',
    ],
    [
      'comes the moment it left',
      [timeAt(0, 0, 60), timeAt(10, 60)],
      [
        [0, 60],
        [60, 60],
      ],
    ],
    ['begins in the third night', [timeAt(0, 48 * HOUR_S), timeAt(10, 49 * HOUR_S)], 'anden_trip_too_long 12'],
    [
      'begins in the second night',
      [timeAt(0, 48 * HOUR_S - 1), timeAt(10, 49 * HOUR_S)],
      [
        [172_799, 172_799],
        [176_400, 176_400],
      ],
    ],
    ['ends after four days', [timeAt(0, 0), timeAt(10, 96 * HOUR_S)], 'anden_trip_too_long 12'],
    [
      'ends within four days',
      [timeAt(0, 0), timeAt(10, 96 * HOUR_S - 1)],
      [
        [0, 0],
        [345_599, 345_599],
      ],
    ],
  ])('%s', (_, times, expected) => {
    expect(calls(...times)).toEqual(expected);
  });

  test('are five hundred at most', () => {
    const many = (count: number) => callsOfTrip(Array.from({ length: count }, (_, i) => timeAt(i, i * 60))).ok;
    expect([many(500), many(501)]).toEqual([true, false]);
  });

  test('never go back in time, whichever of them the feed leaves out', () => {
    const places = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 900 }), fc.boolean()),
      {
        minLength: 2,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(places, (way) => {
        let clock = 0;
        const times = way.map(([km, later, isTimed], i) => {
          clock += later;
          return timeAt(km, isTimed || i === 0 || i === way.length - 1 ? clock : undefined);
        });
        const read = callsOfTrip(times);
        expect(read.ok).toBe(true);
        if (!read.ok) return;
        const moments = read.value.flatMap(({ arrivesS, departsS }) => [arrivesS, departsS]);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        expect(moments.at(-1)).toBe(clock);
      }),
    );
  });
});

describe('the days of a trip', () => {
  const daily = (from: string, to: string) => ({
    weekdays: Array.from({ length: 7 }, () => true),
    added: new Set<never>(),
    removed: new Set<never>(),
    from: localDate(from),
    to: localDate(to),
  });
  const at = (text: string) => parseServiceTime(text)!;
  const feed = (change: Partial<Feed> = {}): Feed => ({
    zone: zone('America/Mexico_City'),
    calendars: new Map([['daily', daily('2026-01-01', '2027-12-31')]]),
    frequencies: new Map(),
    trips: [tripOf('T', [callAt(0, at('08:00:00')), callAt(10, at('09:00:00'))])],
    shapes: new Map(),
    fares: [],
    tripsRead: 1,
    leftOut: countLeftOut(),
    ...change,
  });
  const HORIZON = { today: localDate('2026-11-21'), days: 2, shiftDates: false };
  const night = tripOf('N', [callAt(0, at('23:00:00')), callAt(10, at('24:00:00'))]);

  test('are today and as many after it as are on sale, and yesterday of a bus that is still under way', () => {
    const dated = datedTrips(feed({ trips: [...feed().trips, night] }), HORIZON);
    expect(dated?.trips.map(({ id, dates }) => [id, dates[0], dates.length])).toEqual([
      ['T', '2026-11-21', 3],
      ['N', '2026-11-20', 4],
    ]);
  });

  test('are those of each start of its headway, which has the times of the trip from its own start on', () => {
    const frequencies = new Map([['T', [{ fromS: at('10:00:00'), toS: at('10:01:00'), headwayS: 30 }]]]);
    const trips = [
      tripOf('T', [callAt(0, at('07:55:00'), at('08:00:00')), callAt(10, at('09:00:00'), at('09:05:00'))]),
    ];
    const dated = datedTrips(feed({ trips, frequencies }), HORIZON);
    expect(
      dated?.trips.map(({ id, calls: all }) => [id, ...all.flatMap(({ arrivesS, departsS }) => [arrivesS, departsS])]),
    ).toEqual([
      ['T@10:00', at('10:00:00'), at('10:00:00'), at('11:00:00'), at('11:05:00')],
      ['T@10:00:30', at('10:00:30'), at('10:00:30'), at('11:00:30'), at('11:05:30')],
    ]);
    expect(dated?.tripsRunning.map(({ id }) => id)).toEqual(['T']);
  });

  test('are none outside the calendar: the trip is counted as left out', () => {
    const past = feed({ calendars: new Map([['daily', daily('2024-11-01', '2024-11-30')]]) });
    expect(datedTrips(past, HORIZON)?.trips).toEqual([]);
    expect([...past.leftOut.counts()]).toEqual([['outside_days_on_sale', 1]]);
    const moved = datedTrips(past, { ...HORIZON, shiftDates: true });
    expect([moved?.weeks, moved?.trips[0]?.dates.length]).toEqual([107, 3]);
  });

  test('are none of a service that nobody knows', () => {
    expect(datedTrips(feed({ calendars: new Map() }), HORIZON)?.trips).toEqual([]);
  });

  test('are refused where they make more departures than any carrier has', () => {
    const year = { ...HORIZON, days: 364 };
    const daysOf = (starts: number) =>
      datedTrips(feed({ frequencies: new Map([['T', [{ fromS: 0, toS: starts, headwayS: 1 }]]]) }), year);
    expect(daysOf(2_739)?.trips).toHaveLength(2_739);
    expect(daysOf(2_740)).toBeUndefined();
  });
});
