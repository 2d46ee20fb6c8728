import { append, type Defect, edit, withoutColumn } from '#adapters/gtfs/testing/defects/defect.ts';
import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';
import { DAYS } from '#domain/timetable/gtfs/week.ts';

const OF_DAILY = ['TRIP-MORNING', 'TRIP-NOON', 'TRIP-NIGHT', 'TRIP-SHUTTLE'];
const OF_WEEKEND = ['TRIP-BAY'];
const DAILY = 'DAILY,1,1,1,1,1,1,1,20261101,20270131';
const daily = (changed: string) => edit('calendar.txt', DAILY, changed);
const removed = (changed: string) => edit('calendar_dates.txt', 'DAILY,20261225,2', changed);
const headway = (changed: string) => edit('frequencies.txt', 'TRIP-SHUTTLE,08:00:00,10:00:00,3600,1', changed);
const noShuttle = ['TRIP-SHUTTLE'];

/** Days and headways: a bus that may not run is not sold. */
export const CALENDARS: readonly Defect[] = [
  ...[...DAYS, 'service_id', 'start_date', 'end_date'].map((column) => ({
    name: `calendar.txt without ${column}`,
    files: withoutColumn('calendar.txt', column),
    notice: { code: 'missing_required_column' as const, file: 'calendar.txt', field: column },
    refused: 'incomplete',
  })),
  {
    name: 'calendar_dates.txt without exception_type',
    files: withoutColumn('calendar_dates.txt', 'exception_type'),
    notice: { code: 'missing_required_column', file: 'calendar_dates.txt' },
    refused: 'incomplete',
  },
  {
    name: 'no calendar at all',
    files: { 'calendar.txt': undefined, 'calendar_dates.txt': undefined },
    notice: 'missing_calendar_and_calendar_date_files',
    refused: 'incomplete',
  },
  {
    name: 'an empty calendar_dates.txt',
    files: { 'calendar_dates.txt': '' },
    notice: { code: 'empty_file', file: 'calendar_dates.txt' },
    refused: 'incomplete',
  },
  {
    name: 'a service without its first day',
    files: daily('DAILY,1,1,1,1,1,1,1,,20270131'),
    notice: { code: 'missing_required_field', field: 'start_date' },
    without: OF_DAILY,
  },
  {
    name: 'a service with 31 June as its last day',
    files: daily('DAILY,1,1,1,1,1,1,1,20261101,20270631'),
    notice: { code: 'invalid_date', field: 'end_date' },
    without: OF_DAILY,
  },
  {
    name: 'a service that ends before it begins',
    files: daily('DAILY,1,1,1,1,1,1,1,20270131,20261101'),
    notice: { code: 'start_and_end_range_out_of_order', line: 2 },
    without: OF_DAILY,
  },
  {
    name: 'a week with a cell too few',
    files: daily('DAILY,1,1,1,1,1,1,20261101,20270131'),
    notice: { code: 'invalid_row_length', file: 'calendar.txt', line: 2 },
    without: OF_DAILY,
  },
  {
    name: 'a week with a cell too few, and a day added to it',
    files: edit('calendar.txt', 'WEEKEND,0,0,0,0,0,1,1,', 'WEEKEND,0,0,0,0,0,1,'),
    notice: { code: 'anden_service_with_unreadable_days', file: 'calendar.txt', value: 'WEEKEND' },
    without: OF_WEEKEND,
  },
  {
    name: 'a service that runs on no day of the week',
    files: daily('DAILY,0,0,0,0,0,0,0,20261101,20270131'),
    notice: { code: 'service_has_no_active_day_of_the_week', line: 2 },
    without: OF_DAILY,
  },
  {
    name: 'a Monday that is neither yes nor no',
    files: daily('DAILY,2,1,1,1,1,1,1,20261101,20270131'),
    notice: { code: 'unexpected_enum_value', field: 'monday' },
    days: { 'TRIP-MORNING': 61 },
  },
  {
    name: 'a Monday left empty',
    files: daily('DAILY,,1,1,1,1,1,1,20261101,20270131'),
    notice: { code: 'missing_required_field', field: 'monday' },
    days: { 'TRIP-MORNING': 61 },
  },
  {
    name: 'a service twice',
    files: append('calendar.txt', 'DAILY,0,0,0,0,0,0,1,20261101,20270131'),
    notice: { code: 'duplicate_key', file: 'calendar.txt', line: 4 },
  },
  {
    name: 'a day taken out that is no day',
    files: removed('DAILY,20261232,2'),
    notice: { code: 'anden_service_with_unreadable_days', file: 'calendar_dates.txt', line: 2 },
    without: OF_DAILY,
  },
  {
    name: 'a day taken out with a cell too few',
    files: removed('DAILY,20261225'),
    notice: { code: 'anden_service_with_unreadable_days', value: 'DAILY' },
    without: OF_DAILY,
  },
  {
    name: 'a day of which it cannot be read whether it is added or taken out',
    files: removed('DAILY,20261225,no'),
    notice: { code: 'invalid_integer', field: 'exception_type' },
    days: { 'TRIP-MORNING': 71 },
  },
  {
    name: 'an exception of a third kind',
    files: removed('DAILY,20261225,3'),
    notice: { code: 'number_out_of_range', field: 'exception_type' },
    days: { 'TRIP-MORNING': 71 },
  },
  {
    name: 'a day added and taken out',
    files: append('calendar_dates.txt', 'WEEKEND,20261224,2'),
    notice: { code: 'duplicate_key', file: 'calendar_dates.txt', line: 4 },
    days: { 'TRIP-BAY': 22 },
  },
  {
    name: 'an added day that is no day',
    files: edit('calendar_dates.txt', 'WEEKEND,20261224,1', 'WEEKEND,20261324,1'),
    notice: { code: 'invalid_date', line: 3 },
    days: { 'TRIP-BAY': 22 },
  },
  {
    name: 'a day of no service',
    files: append('calendar_dates.txt', ',20261226,2'),
    notice: { code: 'missing_required_field', field: 'service_id' },
  },
  {
    name: 'a trip of a service that is not there',
    files: edit('trips.txt', 'ROUTE-BAY,WEEKEND', 'ROUTE-BAY,SUNDAYS'),
    notice: { code: 'foreign_key_violation', file: 'trips.txt', field: 'service_id' },
    without: OF_WEEKEND,
  },
  {
    name: 'an old feed',
    files: {
      'calendar.txt': GOOD['calendar.txt']!.replaceAll('2026', '2016').replaceAll('2027', '2017'),
      'calendar_dates.txt': undefined,
    },
    notice: 'expired_calendar',
    refused: 'not_running',
  },
  {
    name: 'a headway of a second',
    files: headway('TRIP-SHUTTLE,00:00:00,24:00:00,1,1'),
    notice: { code: 'anden_headway_out_of_range', file: 'frequencies.txt', line: 2 },
    without: noShuttle,
  },
  {
    name: 'a headway of 45 seconds',
    files: headway('TRIP-SHUTTLE,08:00:00,10:00:00,45,1'),
    notice: 'anden_headway_out_of_range',
    without: noShuttle,
  },
  {
    name: 'more starts than a day has minutes',
    files: headway('TRIP-SHUTTLE,00:00:00,240:00:00,60,1'),
    notice: 'anden_headway_out_of_range',
    without: noShuttle,
  },
  {
    name: 'a headway that is no number',
    files: headway('TRIP-SHUTTLE,08:00:00,10:00:00,hourly,1'),
    notice: { code: 'invalid_integer', field: 'headway_secs' },
    without: noShuttle,
  },
  {
    name: 'a headway with a cell too many',
    files: headway('TRIP-SHUTTLE,08:00:00,10:00:00,3600,1,1'),
    notice: { code: 'invalid_row_length', file: 'frequencies.txt' },
    without: noShuttle,
  },
  {
    name: 'a headway from no time on',
    files: headway('TRIP-SHUTTLE,,10:00:00,3600,1'),
    notice: { code: 'missing_required_field', field: 'start_time' },
    without: noShuttle,
  },
  {
    name: 'a headway until before it begins',
    files: headway('TRIP-SHUTTLE,10:00:00,08:00:00,3600,1'),
    notice: 'start_and_end_range_out_of_order',
    without: noShuttle,
  },
  {
    name: 'a headway that lasts no time',
    files: headway('TRIP-SHUTTLE,10:00:00,10:00:00,3600,1'),
    notice: 'start_and_end_range_equal',
    without: noShuttle,
  },
  {
    name: 'two headways at once',
    files: append('frequencies.txt', 'TRIP-SHUTTLE,09:30:00,11:00:00,600,1'),
    notice: { code: 'overlapping_frequency', line: 3 },
  },
  {
    name: 'a headway of a trip that is not there',
    files: append('frequencies.txt', 'TRIP-OTHER,09:30:00,11:00:00,600,1'),
    notice: { code: 'foreign_key_violation', file: 'frequencies.txt', line: 3 },
  },
  {
    name: 'a headway without exact times',
    files: headway('TRIP-SHUTTLE,08:00:00,10:00:00,3600,0'),
    notice: 'anden_headway_sold_as_times',
  },
  {
    name: 'a trip named like a start of a headway',
    files: edit('trips.txt', 'TRIP-BAY', 'TRIP-SHUTTLE@08:00'),
    notice: { code: 'anden_reserved_trip_id', value: 'TRIP-SHUTTLE@08:00' },
    without: OF_WEEKEND,
  },
  {
    name: 'a trip named like one kept as it was sold',
    files: edit('trips.txt', 'TRIP-BAY', 'TRIP-NOON~2'),
    notice: { code: 'anden_reserved_trip_id', value: 'TRIP-NOON~2' },
    without: OF_WEEKEND,
  },
];
