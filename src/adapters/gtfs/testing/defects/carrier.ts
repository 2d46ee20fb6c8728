import { append, type Defect, edit, withoutColumn } from '#adapters/gtfs/testing/defects/defect.ts';
import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';

const agency = (from: string, to: string) => edit('agency.txt', from, to);
const OF_COAST = ['TRIP-MORNING', 'TRIP-NOON', 'TRIP-NIGHT'];
const OF_BAY = ['TRIP-BAY', 'TRIP-SHUTTLE'];
const STOP_TIMES = GOOD['stop_times.txt']!;

/** Agencies, routes, trips and the files themselves. */
export const CARRIER: readonly Defect[] = [
  {
    name: 'an agency in a zone nobody knows',
    files: agency('America/Mexico_City', 'America/Guadalajara'),
    notice: { code: 'invalid_timezone', file: 'agency.txt' },
    refused: 'no_agency',
  },
  {
    name: 'an agency in no zone',
    files: agency('America/Mexico_City', ''),
    notice: { code: 'missing_required_field', field: 'agency_timezone' },
    refused: 'no_agency',
  },
  {
    name: 'an agency without a name',
    files: agency('Autobuses del Sol', ''),
    notice: { code: 'missing_required_field', field: 'agency_name' },
    refused: 'no_agency',
  },
  {
    name: 'an agency with its name on two lines',
    files: agency('Autobuses del Sol', '"Autobuses\ndel Sol"'),
    notice: { code: 'new_line_in_value', file: 'agency.txt' },
  },
  {
    name: 'an agency whose address is a script',
    files: agency('https://sol.example', 'javascript:alert(1)'),
    notice: { code: 'invalid_url', file: 'agency.txt' },
  },
  {
    name: 'an agency in a language nobody speaks',
    files: agency(',es,', ',spanish!,'),
    notice: { code: 'invalid_language_code', file: 'agency.txt' },
  },
  {
    name: 'an agency without an address',
    files: withoutColumn('agency.txt', 'agency_url'),
    notice: { code: 'missing_required_column', field: 'agency_url' },
  },
  {
    name: 'an agency twice',
    files: append('agency.txt', 'AGENCY-SOL,Otra,https://b.example,America/Mexico_City,es,'),
    notice: { code: 'duplicate_key', file: 'agency.txt' },
  },
  {
    name: 'two agencies in two zones',
    files: append('agency.txt', 'AGENCY-LUNA,Luna,https://b.example,America/Tijuana,es,'),
    notice: { code: 'inconsistent_agency_timezone', file: 'agency.txt', line: 3 },
  },
  {
    name: 'a route of no agency where there are two',
    files: {
      ...append('agency.txt', 'AGENCY-LUNA,Luna,https://b.example,America/Mexico_City,es,'),
      ...edit('routes.txt', 'ROUTE-BAY,AGENCY-SOL', 'ROUTE-BAY,'),
    },
    notice: { code: 'missing_required_agency_id', file: 'routes.txt' },
    without: OF_BAY,
  },
  {
    name: 'a route of an agency that is not there',
    files: edit('routes.txt', 'ROUTE-BAY,AGENCY-SOL', 'ROUTE-BAY,AGENCY-LUNA'),
    notice: { code: 'foreign_key_violation', file: 'routes.txt' },
    without: OF_BAY,
  },
  {
    name: 'a route without any name',
    files: edit('routes.txt', 'Bahía,Bucerías - Puerto Vallarta', ','),
    notice: 'route_both_short_and_long_name_missing',
  },
  {
    name: 'a route with a cell too many',
    files: edit('routes.txt', 'Bucerías - Puerto Vallarta', 'Bucerías, Puerto Vallarta'),
    notice: { code: 'invalid_row_length', file: 'routes.txt' },
    without: OF_BAY,
  },
  {
    name: 'routes of no kind of vehicle',
    files: withoutColumn('routes.txt', 'route_type'),
    notice: { code: 'missing_required_column', field: 'route_type' },
  },
  {
    name: 'a trip of a route that is not there',
    files: edit('trips.txt', 'ROUTE-BAY,WEEKEND', 'ROUTE-SEA,WEEKEND'),
    notice: { code: 'foreign_key_violation', file: 'trips.txt' },
    without: ['TRIP-BAY'],
  },
  {
    name: 'a trip of no route',
    files: edit('trips.txt', 'ROUTE-BAY,WEEKEND', ',WEEKEND'),
    notice: { code: 'missing_required_field', field: 'route_id' },
    without: ['TRIP-BAY'],
  },
  {
    name: 'a trip with a cell too few',
    files: edit('trips.txt', 'TRIP-BAY,Puerto Vallarta,', 'TRIP-BAY,Puerto Vallarta'),
    notice: { code: 'invalid_row_length', file: 'trips.txt' },
    without: ['TRIP-BAY'],
  },
  {
    name: 'a trip twice',
    files: append('trips.txt', 'ROUTE-BAY,DAILY,TRIP-NOON,,'),
    notice: { code: 'duplicate_key', file: 'trips.txt', line: 7 },
  },
  {
    name: 'a trip without calls',
    files: append('trips.txt', 'ROUTE-BAY,DAILY,TRIP-EMPTY,,'),
    notice: { code: 'unused_trip', line: 7 },
  },
  {
    name: 'a trip_id longer than the calls take',
    files: edit('trips.txt', 'TRIP-BAY', 'T'.repeat(129)),
    notice: { code: 'anden_value_too_long', file: 'trips.txt' },
    without: ['TRIP-BAY'],
  },
  ...['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'].flatMap((file) => [
    {
      name: `no ${file}`,
      files: { [file]: undefined },
      notice: { code: 'missing_required_file' as const, file },
      refused: 'incomplete',
    },
    {
      name: `${file} with a header only`,
      files: { [file]: `${GOOD[file]!.split('\n')[0]}\n` },
      notice: { code: 'empty_file' as const, file },
      refused: 'incomplete',
    },
  ]),
  ...['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'].map((column) => ({
    name: `stop_times.txt without ${column}`,
    files: withoutColumn('stop_times.txt', column),
    notice: { code: 'missing_required_column' as const, field: column },
    refused: 'incomplete',
  })),
  {
    name: 'a column without a name',
    files: edit('trips.txt', 'block_id', ''),
    notice: { code: 'empty_column_name', file: 'trips.txt' },
  },
  {
    name: 'a column twice',
    files: edit('trips.txt', 'trip_headsign', 'trip_id'),
    notice: { code: 'duplicated_column', file: 'trips.txt' },
  },
  { name: 'a line of spaces', files: edit('trips.txt', 'ROUTE-BAY,WEEKEND', '   \nROUTE-BAY,WEEKEND') },
  {
    name: 'a header with line ends of Windows over lines of Unix',
    files: { 'stop_times.txt': STOP_TIMES.replace('\n', '\r\n') },
  },
  {
    name: 'line ends of Windows in the middle of a file',
    files: {
      'stop_times.txt': STOP_TIMES.split('\n')
        .map((line, i) => (i % 3 === 1 ? `${line}\r` : line))
        .join('\n'),
    },
  },
  { name: 'line ends of old Macintoshes', files: { 'stop_times.txt': STOP_TIMES.replaceAll('\n', '\r') } },
  {
    name: 'a comma too many at the end of every line',
    files: { 'stop_times.txt': STOP_TIMES.replaceAll('\n', ',\n') },
    notice: { code: 'empty_column_name', file: 'stop_times.txt' },
  },
  { name: 'a quote that never ends', files: edit('trips.txt', 'TRIP-NOON,', '"TRIP-NOON,'), refused: 'bad_csv' },
  { name: 'a quote in the middle of a cell', files: edit('trips.txt', 'TRIP-NOON', 'TRIP"NOON'), refused: 'bad_csv' },
  { name: 'Latin-1', files: { 'stops.txt': Buffer.from(GOOD['stops.txt']!, 'latin1') }, refused: 'not_utf8' },
  { name: 'UTF-16', files: { 'trips.txt': Buffer.from(GOOD['trips.txt']!, 'utf16le') }, refused: 'utf16' },
  { name: 'a NUL byte', files: edit('trips.txt', 'TRIP-NOON', 'TRIP\0NOON'), refused: 'nul_byte' },
  {
    name: 'a file cut off in a line',
    files: { 'stop_times.txt': STOP_TIMES.slice(0, STOP_TIMES.indexOf('STOP-PUERTO,20,1,0,1')) },
    notice: { code: 'invalid_row_length', file: 'stop_times.txt' },
    without: ['TRIP-BAY', 'TRIP-SHUTTLE'],
  },
  {
    name: 'trips of routes that were left out',
    files: edit('routes.txt', 'ROUTE-COAST,AGENCY-SOL', 'ROUTE-COAST,NOBODY'),
    notice: { code: 'foreign_key_violation', file: 'trips.txt', line: 2 },
    without: OF_COAST,
  },
];
