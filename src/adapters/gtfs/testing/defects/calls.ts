import { append, type Defect, edit, withColumn } from '#adapters/gtfs/testing/defects/defect.ts';
import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';

const FILE = 'stop_times.txt';
const MIDDLE = 'TRIP-MORNING,10:00:00,10:10:00,STOP-TEPIC,20,0,0,1';
const LAST = 'TRIP-MORNING,12:50:00,12:50:00,STOP-PUERTO,40,1,0,1';
const middle = (changed: string) => edit(FILE, MIDDLE, changed);
const gone = ['TRIP-MORNING'];

const longTrip = (calls: number): string[] =>
  Array.from({ length: calls }, (_, i) => {
    const time = `${String(10 + Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00`;
    return `TRIP-LONG,${time},${time},${i % 2 === 0 ? 'STOP-PUERTO' : 'STOP-BUCERIAS'},${i},0,0,1`;
  });

/** Lines of stop_times.txt: an unreadable line removes the whole trip, never just one of its stops. */
export const CALLS: readonly Defect[] = [
  {
    name: 'a middle call with a cell too few',
    files: middle('TRIP-MORNING,10:00:00,10:10:00,STOP-TEPIC,20,0,0'),
    notice: { code: 'invalid_row_length', file: FILE, line: 3 },
    without: gone,
  },
  {
    name: 'a middle call with a cell too many',
    files: middle(`${MIDDLE},1`),
    notice: { code: 'invalid_row_length', file: FILE, line: 3 },
    without: gone,
  },
  {
    name: 'a last call cut short',
    files: edit(FILE, LAST, 'TRIP-MORNING,12:50:00,12:50:00'),
    notice: { code: 'invalid_row_length', file: FILE, line: 5 },
    without: gone,
  },
  {
    name: 'a call without its trip, short of a cell',
    files: middle('10:00:00,10:10:00,STOP-TEPIC,20,0,0,1'),
    notice: { code: 'anden_incomplete_trip', line: 3 },
    without: gone,
  },
  {
    name: 'two calls that became one line',
    files: edit(FILE, `40,1,0,1\nTRIP-NOON`, '40,1,0,1TRIP-NOON'),
    notice: { code: 'invalid_row_length', line: 5 },
    without: ['TRIP-MORNING', 'TRIP-NOON'],
  },
  {
    name: 'two calls at one place of the trip',
    files: middle(MIDDLE.replace(',20,', ',30,')),
    notice: { code: 'duplicate_key', file: FILE, field: 'stop_sequence' },
    without: gone,
  },
  {
    name: 'a call given to another trip',
    files: middle(MIDDLE.replace('TRIP-MORNING', 'TRIP-NIGHT')),
    notice: { code: 'anden_incomplete_trip', value: 'TRIP-MORNING' },
    without: ['TRIP-MORNING', 'TRIP-NIGHT'],
  },
  {
    name: 'a call of a trip that is not there',
    files: append(
      FILE,
      'TRIP-OTHER,09:00:00,09:00:00,STOP-TEPIC,10,0,0,1',
      'TRIP-OTHER,10:00:00,10:00:00,STOP-PUERTO,20,0,0,1',
    ),
    notice: { code: 'foreign_key_violation', file: FILE, field: 'trip_id', line: 18 },
  },
  {
    name: 'a call whose trip is misspelt',
    files: middle(MIDDLE.replace('TRIP-MORNING', 'TRIP-MORNIGN')),
    notice: { code: 'anden_incomplete_trip', value: 'TRIP-MORNING' },
    without: gone,
  },
  {
    name: 'a last call whose trip is misspelt',
    files: edit(FILE, LAST, LAST.replace('TRIP-MORNING', 'trip-morning')),
    notice: { code: 'foreign_key_violation', line: 5 },
    without: gone,
  },
  {
    name: 'a first call whose trip is misspelt',
    files: edit(FILE, 'TRIP-NOON,12:00:00', 'TRIP NOON,12:00:00'),
    notice: { code: 'foreign_key_violation', line: 6 },
    without: ['TRIP-NOON'],
  },
  {
    name: 'a call without its trip',
    files: middle(MIDDLE.replace('TRIP-MORNING', '')),
    notice: { code: 'missing_required_field', field: 'trip_id', line: 3 },
    without: gone,
  },
  {
    name: 'a call without a cell filled in',
    files: middle(',,,,,,,'),
    notice: { code: 'missing_required_field', field: 'trip_id', line: 3 },
    without: gone,
  },
  {
    name: 'a line end within a call',
    files: middle(MIDDLE.replace('STOP-TEPIC', '"STOP-\nTEPIC"')),
    notice: { code: 'new_line_in_value', file: FILE },
    without: gone,
  },
  {
    name: 'a quote that swallows the calls of a trip',
    files: {
      [FILE]: GOOD[FILE]!.replace('20,0,0,1\nTRIP-MORNING,12:10', '20,0,0,"1\nTRIP-MORNING,12:10').replace(
        LAST,
        `${LAST}"`,
      ),
    },
    notice: { code: 'new_line_in_value', file: FILE },
    without: gone,
  },
  {
    name: 'a stop that is not there',
    files: middle(MIDDLE.replace('STOP-TEPIC', 'STOP-LEÓN')),
    notice: { code: 'foreign_key_violation', file: FILE, field: 'stop_id', line: 3 },
    without: gone,
  },
  {
    name: 'no stop',
    files: middle(MIDDLE.replace('STOP-TEPIC', '')),
    notice: { code: 'missing_required_field', field: 'stop_id', line: 3 },
    without: gone,
  },
  {
    name: 'a station instead of a stop',
    files: edit(FILE, 'TRIP-MORNING,07:00:00,07:00:00,STOP-CENTRO', 'TRIP-MORNING,07:00:00,07:00:00,STATION-CENTRO'),
    notice: { code: 'location_with_unexpected_stop_time', file: FILE, line: 2 },
    without: gone,
  },
  ...['7h30', '10:60:00', '10:00', '-1:00:00', '1000:00:00', '10:00:00 am'].map((time) => ({
    name: `${time} as a time`,
    files: middle(MIDDLE.replace('10:00:00', time)),
    notice: { code: 'invalid_time' as const, file: FILE, line: 3, value: time },
    without: gone,
  })),
  {
    name: 'a place in the trip that is no number',
    files: middle(MIDDLE.replace(',20,', ',two,')),
    notice: { code: 'invalid_integer', line: 3 },
    without: gone,
  },
  {
    name: 'a negative place in the trip',
    files: middle(MIDDLE.replace(',20,', ',-20,')),
    notice: { code: 'invalid_integer', line: 3 },
    without: gone,
  },
  {
    name: 'a place in the trip beyond all numbers',
    files: middle(MIDDLE.replace(',20,', ',20000000,')),
    notice: { code: 'number_out_of_range', line: 3 },
    without: gone,
  },
  {
    name: 'no place in the trip',
    files: middle(MIDDLE.replace(',20,', ',,')),
    notice: { code: 'missing_required_field', field: 'stop_sequence' },
    without: gone,
  },
  {
    name: 'back in time between two calls',
    files: middle(MIDDLE.replace('10:00:00,10:10:00', '06:00:00,06:10:00')),
    notice: { code: 'stop_time_with_arrival_before_previous_departure_time', line: 3 },
    without: gone,
  },
  {
    name: 'gone before it came',
    files: middle(MIDDLE.replace('10:00:00,10:10:00', '10:10:00,10:00:00')),
    notice: { code: 'start_and_end_range_out_of_order', line: 3 },
    without: gone,
  },
  {
    name: 'no time at the end',
    files: edit(FILE, LAST, 'TRIP-MORNING,,,STOP-PUERTO,40,1,0,0'),
    notice: { code: 'missing_trip_edge', line: 5 },
    without: gone,
  },
  {
    name: 'one time of two',
    files: middle(MIDDLE.replace('10:10:00', '').replace(/1$/, '0')),
    notice: { code: 'stop_time_with_only_arrival_or_departure_time', line: 3 },
  },
  {
    name: 'a timepoint without times',
    files: middle('TRIP-MORNING,,,STOP-TEPIC,20,0,0,1'),
    notice: { code: 'stop_time_timepoint_without_times', line: 3 },
  },
  {
    name: 'a trip of one call',
    files: {
      ...append('trips.txt', 'ROUTE-BAY,DAILY,TRIP-ONE,,'),
      ...append(FILE, 'TRIP-ONE,09:00:00,09:00:00,STOP-TEPIC,10,0,0,1'),
    },
    notice: { code: 'unusable_trip', file: 'trips.txt', line: 7 },
  },
  {
    name: 'a trip of thousands of calls',
    files: { ...append('trips.txt', 'ROUTE-BAY,DAILY,TRIP-LONG,,'), ...append(FILE, ...longTrip(1200)) },
    notice: { code: 'anden_too_many_calls', file: FILE },
  },
  {
    name: 'a trip that takes a week: 180:20 for 18:20',
    files: edit(FILE, 'TRIP-NOON,17:50:00,17:50:00', 'TRIP-NOON,180:20:00,180:20:00'),
    notice: { code: 'anden_trip_too_long', file: FILE, line: 9 },
    without: ['TRIP-NOON'],
  },
  {
    name: 'a trip that begins a month after its day',
    files: edit(
      FILE,
      'TRIP-BAY,09:00:00,09:00:00,STOP-BUCERIAS,10,0,1,1\nTRIP-BAY,09:40:00,09:40:00',
      'TRIP-BAY,999:00:00,999:00:00,STOP-BUCERIAS,10,0,1,1\nTRIP-BAY,999:40:00,999:40:00',
    ),
    notice: { code: 'anden_trip_too_long', line: 15 },
    without: ['TRIP-BAY'],
  },
  {
    name: 'faster than a bus between two stops',
    files: edit(FILE, 'TRIP-BAY,09:40:00,09:40:00', 'TRIP-BAY,09:00:30,09:00:30'),
    notice: { code: 'fast_travel_between_consecutive_stops', line: 15 },
  },
  {
    name: 'faster than a bus over a longer way',
    files: middle(MIDDLE.replace('10:00:00,10:10:00', '07:30:00,07:40:00')),
    notice: 'fast_travel_between_far_stops',
  },
  {
    name: 'boarding by arrangement',
    files: middle(MIDDLE.replace(',20,0,', ',20,2,')),
    notice: { code: 'anden_call_by_arrangement', field: 'pickup_type' },
  },
  {
    name: 'boarding of a kind nobody knows',
    files: middle(MIDDLE.replace(',20,0,', ',20,7,')),
    notice: { code: 'unexpected_enum_value', field: 'pickup_type' },
  },
  {
    name: 'a trip where nobody may get off',
    files: edit(FILE, 'STOP-PUERTO,20,1,0,1\nTRIP-SHUTTLE', 'STOP-PUERTO,20,1,1,1\nTRIP-SHUTTLE'),
    notice: { code: 'anden_trip_without_sale', value: 'TRIP-BAY' },
    without: ['TRIP-BAY'],
  },
  {
    name: 'a column nobody knows',
    files: withColumn(FILE, 'anden_pickup', '1'),
    notice: { code: 'unknown_column', file: FILE, field: 'anden_pickup' },
  },
  {
    name: 'the same bus on two trips at once',
    files: edit('trips.txt', 'BLOCK-2', 'BLOCK-1'),
    notice: { code: 'block_trips_with_overlapping_stop_times', file: 'trips.txt', line: 3 },
  },
];
