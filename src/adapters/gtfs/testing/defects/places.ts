import { append, type Defect, edit, withColumn, withoutColumn } from '#adapters/gtfs/testing/defects/defect.ts';

const THROUGH_TEPIC = ['TRIP-MORNING', 'TRIP-NOON', 'TRIP-NIGHT'];
const TEPIC = 'STOP-TEPIC,Tepic,21.5042,-104.8946,ZONE-TEPIC,0,,America/Mazatlan,Tepic,Nayarit';
const tepic = (changed: string) => edit('stops.txt', TEPIC, changed);
const named = (name: string) => tepic(TEPIC.replace('Tepic,', `${name},`));
const LONG = 'x'.repeat(129);

/** Stops, and the names people choose them by. */
export const PLACES: readonly Defect[] = [
  {
    name: 'a stop where the equator meets the first meridian',
    files: tepic(TEPIC.replace('21.5042,-104.8946', '0.0001,0.0001')),
    notice: { code: 'point_near_origin', file: 'stops.txt', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop at the pole',
    files: tepic(TEPIC.replace('21.5042', '89.9')),
    notice: { code: 'point_near_pole', file: 'stops.txt', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop beyond the pole',
    files: tepic(TEPIC.replace('21.5042', '215.042')),
    notice: { code: 'number_out_of_range', field: 'stop_lat' },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop at a place in words',
    files: tepic(TEPIC.replace('21.5042', '21° 30')),
    notice: { code: 'invalid_float', field: 'stop_lat' },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop at no place',
    files: tepic(TEPIC.replace('21.5042,-104.8946', ',')),
    notice: { code: 'stop_without_location', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop without a name',
    files: named(''),
    notice: { code: 'missing_stop_name', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a name of signs that cannot be seen',
    files: named('\u200b\u2060'),
    notice: { code: 'missing_stop_name', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a name that turns the direction of the line',
    files: named('Tepic \u202Ecipet'),
    notice: { code: 'anden_unprintable_character', line: 4 },
  },
  {
    name: 'a name with a sign of no width',
    files: named('Te\u200bpic'),
    notice: { code: 'anden_unprintable_character', line: 4 },
  },
  {
    name: 'a name that writes on the screen',
    files: named('\u001b[2JTepic'),
    notice: { code: 'anden_unprintable_character', line: 4 },
  },
  {
    name: 'a name on two lines',
    files: named('"Tepic\ncentro"'),
    notice: { code: 'new_line_in_value', file: 'stops.txt', field: 'stop_name' },
  },
  {
    name: 'a name with a letter that was lost',
    files: named('Tepi\ufffd'),
    notice: { code: 'invalid_character', line: 4 },
  },
  {
    name: 'a name longer than a page',
    files: named('Tepic '.repeat(10_000)),
    notice: { code: 'anden_value_too_long', file: 'stops.txt', field: 'stop_name' },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop_id longer than the calls take',
    files: { ...tepic(TEPIC.replace('STOP-TEPIC', LONG)), 'stop_times.txt': longStops() },
    notice: { code: 'anden_value_too_long', file: 'stops.txt', field: 'stop_id' },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop_id with letters outside ASCII',
    files: append('stops.txt', 'STOP-LEÓN,León,21.12,-101.68,ZONE-GDL,0,,,León,Guanajuato'),
    notice: { code: 'non_ascii_or_non_printable_char', line: 7 },
  },
  {
    name: 'two stops that read alike',
    files: edit(
      'stops.txt',
      '"Bucerías, plaza",20.7569,-105.3330,ZONE-BAY,0,,America/Bahia_Banderas,Bucerías,Nayarit',
      'puerto  vallarta,20.7569,-105.3330,ZONE-BAY,0,,America/Bahia_Banderas,Puerto Vallarta,Jalisco',
    ),
    notice: { code: 'anden_stop_name_repeated', file: 'stops.txt' },
  },
  {
    name: 'a stop twice',
    files: append('stops.txt', 'STOP-TEPIC,Tepic norte,21.60,-104.90,ZONE-TEPIC,0,,,,'),
    notice: { code: 'duplicate_key', file: 'stops.txt', line: 7 },
  },
  {
    name: 'a stop with a cell too few',
    files: tepic(TEPIC.replace(',Nayarit', '')),
    notice: { code: 'invalid_row_length', file: 'stops.txt', line: 4 },
    without: THROUGH_TEPIC,
  },
  {
    name: 'a stop in a zone nobody knows',
    files: tepic(TEPIC.replace('America/Mazatlan', 'America/Tepic')),
    notice: { code: 'invalid_timezone', file: 'stops.txt', line: 4 },
  },
  {
    name: 'a stop of a station that is not there',
    files: edit('stops.txt', '0,STATION-CENTRO', '0,STATION-NORTE'),
    notice: { code: 'foreign_key_violation', field: 'parent_station' },
  },
  {
    name: 'a stop of a stop',
    files: edit('stops.txt', '0,STATION-CENTRO', '0,STOP-PUERTO'),
    notice: { code: 'wrong_parent_location_type', line: 3 },
  },
  {
    name: 'a stop of a kind nobody knows',
    files: withColumn('stops.txt', 'anden_kind', 'palace'),
    notice: { code: 'unexpected_enum_value', field: 'anden_kind' },
  },
  {
    name: 'stops without their place',
    files: withoutColumn('stops.txt', 'stop_lat'),
    notice: { code: 'missing_required_column', field: 'stop_lat' },
    refused: 'incomplete',
  },
];

function longStops(): string {
  return edit('stop_times.txt', 'STOP-TEPIC', LONG)['stop_times.txt']!.replaceAll('STOP-TEPIC', LONG);
}
