import { expect, test } from 'vitest';
import type { NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';
import { BY_DISTANCE, publishSmall, replaced, withLines } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { seatLayout } from '#domain/seats/layout.ts';

test('a clean feed is published whole', () => {
  const { publication, notices } = publishSmall();
  expect(notices).toEqual([]);
  expect(publication?.trips.map(({ id, dates }) => [id, dates.length, dates[0]])).toEqual([
    ['T1', 40, '2026-11-21'],
    ['T2', 7, '2026-11-21'],
  ]);
  expect(publication?.fares).toHaveLength(3);
  expect(publication?.stops.map(({ id, kind }) => [id, kind])).toEqual([
    ['P', 'terminal'],
    ['G', 'stop'],
    ['H', 'terminal'],
  ]);
});

test("a stop's zone is its own, else its station's, else the agency's", () => {
  const { publication } = publishSmall();
  expect(Object.fromEntries(publication!.stops.map(({ id, zone }) => [id, zone]))).toEqual({
    P: 'America/Mexico_City',
    G: 'America/Mazatlan',
    H: 'America/Mazatlan',
  });
});

test('what left yesterday past midnight is still on sale today', () => {
  const { publication } = publishSmall(replaced('calendar', 'saturday,0,0,0,0,0,1,0', 'saturday,0,0,0,0,1,0,0'));
  expect(publication?.trips[1]?.dates[0]).toBe('2026-11-20');
});

interface Defect {
  readonly name: string;
  readonly files: Record<string, string | undefined>;
  readonly notice: { readonly code: NoticeCode; readonly file: string; readonly line?: number };
  /** Trips that are still sold. */
  readonly sold: readonly string[];
}

const times = (line: string, changed: string) => replaced('stop_times', line, changed);

const DEFECTS: readonly Defect[] = [
  {
    name: 'one stop only',
    files: withLines('trips', 'R,daily,T3') && {
      ...withLines('trips', 'R,daily,T3'),
      ...withLines('stop_times', 'T3,08:00:00,08:00:00,P,1'),
    },
    notice: { code: 'unusable_trip', file: 'trips.txt', line: 4 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'no stop at all',
    files: withLines('trips', 'R,daily,T3'),
    notice: { code: 'unused_trip', file: 'trips.txt', line: 4 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'back in time between stops',
    files: times('T1,09:00:00,09:05:00,G', 'T1,07:00:00,07:05:00,G'),
    notice: { code: 'stop_time_with_arrival_before_previous_departure_time', file: 'stop_times.txt', line: 3 },
    sold: ['T2'],
  },
  {
    name: 'leaves before it arrives',
    files: times('T1,09:00:00,09:05:00,G', 'T1,09:05:00,09:00:00,G'),
    notice: { code: 'start_and_end_range_out_of_order', file: 'stop_times.txt', line: 3 },
    sold: ['T2'],
  },
  {
    name: 'no time at the end',
    files: times('T2,25:30:00,25:30:00', 'T2,,'),
    notice: { code: 'missing_trip_edge', file: 'stop_times.txt', line: 6 },
    sold: ['T1'],
  },
  {
    name: 'not a time',
    files: times('T2,25:30:00,25:30:00', 'T2,25h30,25:30:00'),
    notice: { code: 'invalid_time', file: 'stop_times.txt', line: 6 },
    sold: ['T1'],
  },
  {
    name: 'a stop that is not there',
    files: times('T2,25:30:00,25:30:00,H', 'T2,25:30:00,25:30:00,X'),
    notice: { code: 'foreign_key_violation', file: 'stop_times.txt', line: 6 },
    sold: ['T1'],
  },
  {
    name: 'a trip that is not there',
    files: withLines('stop_times', 'T9,08:00:00,08:00:00,P,1'),
    notice: { code: 'foreign_key_violation', file: 'stop_times.txt', line: 7 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'one time of two',
    files: times('T1,09:00:00,09:05:00,G', 'T1,09:00:00,,G'),
    notice: { code: 'stop_time_with_only_arrival_or_departure_time', file: 'stop_times.txt', line: 3 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'one call twice',
    files: withLines('stop_times', 'T2,25:30:00,25:30:00,G,2'),
    notice: { code: 'duplicate_key', file: 'stop_times.txt', line: 7 },
    sold: ['T1'],
  },
  {
    name: 'a service that is not there',
    files: replaced('trips', 'R,saturday,T2', 'R,sometimes,T2'),
    notice: { code: 'foreign_key_violation', file: 'trips.txt', line: 3 },
    sold: ['T1'],
  },
  {
    name: 'an unknown zone of a stop',
    files: replaced('stops', 'America/Mazatlan,z2', 'America/Guayabitos,z2'),
    notice: { code: 'invalid_timezone', file: 'stops.txt', line: 4 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'a stop in no place',
    files: replaced('stops', 'H,Hill,21.50', 'H,Hill,91'),
    notice: { code: 'number_out_of_range', file: 'stops.txt', line: 5 },
    sold: [],
  },
  {
    name: 'a second agency in another zone',
    files: withLines('agency', 'B,Line B,https://b.example,Europe/London'),
    notice: { code: 'inconsistent_agency_timezone', file: 'agency.txt', line: 3 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'a fare in money of unknown worth',
    files: withLines('fare_attributes', 'E,9.00,EUR,1,0'),
    notice: { code: 'anden_currency_without_rate', file: 'fare_attributes.txt', line: 3 },
    sold: ['T1', 'T2'],
  },
  {
    name: 'a currency that is none',
    files: withLines('fare_attributes', 'E,9.00,pesos,1,0'),
    notice: { code: 'invalid_currency', file: 'fare_attributes.txt', line: 3 },
    sold: ['T1', 'T2'],
  },
];

test.each(DEFECTS)('$name: said, and what it touches is not sold', ({ files, notice, sold }) => {
  const { publication, notices } = publishSmall(files);
  expect(notices).toContainEqual(expect.objectContaining(notice));
  expect(publication?.trips.map(({ id }) => id) ?? []).toEqual(sold);
});

test.each([
  ['no agency.txt', { agency: undefined }, 'incomplete', 'missing_required_file'],
  ['no stops.txt', { stops: undefined }, 'incomplete', 'missing_required_file'],
  ['a file without lines', { routes: 'route_id,route_short_name' }, 'incomplete', 'empty_file'],
  ['a column is missing', replaced('stops', 'stop_lat', 'latitude'), 'incomplete', 'missing_required_column'],
  [
    'no calendar',
    { calendar: undefined, calendar_dates: undefined },
    'incomplete',
    'missing_calendar_and_calendar_date_files',
  ],
  ['no agency with a zone', replaced('agency', 'America/Mexico_City', 'Jalisco'), 'no_agency', 'invalid_timezone'],
  ['no trip can be ridden', replaced('routes', 'R,A', 'Q,A'), 'no_trips', 'foreign_key_violation'],
  ['no fares', { fare_attributes: undefined }, 'no_fares', 'anden_pair_without_fare'],
] as const)('refused: %s', (_, files, reason, code) => {
  const { result, notices } = publishSmall(files);
  expect(result).toMatchObject({ ok: false, fault: { reason } });
  expect(notices.map((notice) => notice.code)).toContain(code);
});

test('an old feed is refused with its dates, and taken when it may be moved', () => {
  const old = {
    calendar: replaced('calendar', '', '')['calendar']!.replaceAll('2026', '2024'),
    calendar_dates: undefined,
  };
  const { result, notices } = publishSmall(old);
  expect(result).toMatchObject({ fault: { reason: 'not_running', from: '2024-11-01', to: '2024-12-31' } });
  expect(notices).toMatchObject([{ code: 'expired_calendar' }]);
  expect(publishSmall(old, { shiftDates: true }).publication?.trips).toHaveLength(2);
});

test('a headway becomes trips of their own', () => {
  const { publication, notices } = publishSmall({
    frequencies: `trip_id,start_time,end_time,headway_secs,exact_times
                  T1,06:00:00,07:00:00,1800,1
                  T1,06:30:00,08:00:00,1800,1`,
  });
  expect(publication?.trips.map(({ id }) => id)).toEqual(['T1@06:00', 'T1@06:30', 'T2']);
  expect(publication?.trips[1]?.calls.map(({ departsS }) => departsS / 60)).toEqual([390, 455, 510]);
  expect(notices).toMatchObject([{ code: 'overlapping_frequency', line: 3 }]);
});

test('between two timepoints a bus moves evenly along its way', () => {
  const { publication, notices } = publishSmall(times('T1,09:00:00,09:05:00,G', 'T1,,,G'));
  const [, middle] = publication!.trips[0]!.calls;
  expect(notices).toEqual([]);
  expect(middle?.arrivesS).toBe(middle?.departsS);
  expect((middle!.arrivesS - 28_800) / 7200).toBeCloseTo(0.37, 1);
});

test('where one may not get on or off, nothing is sold', () => {
  const header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence';
  const { publication, notices } = publishSmall({
    stop_times: `${header},pickup_type,drop_off_type
      T1,08:00:00,08:00:00,P,1,0,1
      T1,09:00:00,09:05:00,G,2,1,0
      T1,10:00:00,10:00:00,H,3,2,0`,
  });
  expect(publication?.fares.map(({ originId, destinationId }) => [originId, destinationId])).toEqual([
    ['P', 'G'],
    ['P', 'H'],
  ]);
  expect(notices.map(({ code }) => code).sort()).toEqual(['anden_call_by_arrangement', 'unused_trip']);
});

test('fares by zones, by route and in foreign money', () => {
  const { publication, notices } = publishSmall(
    {
      fare_attributes: `fare_id,price,currency_type,payment_method
        SHORT,9.00,EUR,1
        LONG,300.00,MXN,1
        DEAR,900.00,MXN,1`,
      fare_rules: `fare_id,route_id,origin_id,destination_id,contains_id
        SHORT,R,z1,z2,
        LONG,,,,z1
        LONG,,,,z2
        LONG,,,,z3
        DEAR,R,z1,z3,
        DEAR,other,z2,z3,`,
    },
    { currencyRates: { EUR: 2150 } },
  );
  const fare = (a: string, b: string) =>
    publication?.fares.find(({ originId, destinationId }) => originId === a && destinationId === b)?.amount;
  expect([fare('P', 'G'), fare('P', 'H'), fare('G', 'H')]).toEqual([19_350, 30_000, undefined]);
  // T2 does not pass z2: its ride costs more, and the lower fare is sold. For T1 both LONG and DEAR apply.
  expect(notices.map(({ code }) => code)).toEqual([
    'foreign_key_violation',
    'anden_fare_ambiguous',
    'anden_pair_without_fare',
    'anden_fare_differs_by_route',
  ]);
});

test('fares by distance only where the feed has none', () => {
  const { publication, notices } = publishSmall(
    { fare_rules: 'fare_id,origin_id,destination_id\nF,z1,z2' },
    { fareByDistance: BY_DISTANCE },
  );
  const amounts = publication?.fares.map(({ originId, destinationId, amount }) => [originId, destinationId, amount]);
  expect(amounts?.[0]).toEqual(['P', 'G', 10_000]);
  expect(amounts?.[1]?.[2]).toBeGreaterThan(20_000);
  expect(notices.map(({ code }) => code)).toEqual(['anden_fare_by_distance', 'anden_fare_by_distance']);
});

test('classes and buses come with the feed', () => {
  const { publication } = publishSmall({
    routes: 'route_id,agency_id,route_short_name,anden_service_class\nR,A,R,lux',
    anden_service_classes:
      'service_class_id,name_es,name_en,layout_id,discounts_apply,amenities\nlux,Lujo,Luxury,L,0,wifi wc',
    anden_bus_layouts: 'layout_id,pattern,seats,facilities\nL,2+1,23,door:1:right wc:8:left moon:1:left',
  });
  const [lux] = publication!.classes;
  expect(lux).toMatchObject({ id: 'lux', nameEs: 'Lujo', discountsApply: false, amenities: ['wifi', 'wc'] });
  expect(lux?.layout.plan).toEqual({
    rows: 8,
    columns: ['A', 'B', null, 'C'],
    facilities: [
      { kind: 'door', row: 1, side: 'right' },
      { kind: 'wc', row: 8, side: 'left' },
    ],
    gaps: [{ row: 8, column: 3 }],
  });
  expect(seatLayout('L', lux!.layout.plan).seats).toHaveLength(23);
});
