import { parseServiceDate, parseServiceTime } from '#domain/timetable/gtfs/values.ts';
import type { Table, Tables } from '#domain/timetable/gtfs/table.ts';
import { isZone } from '#kernel/zoned.ts';

/**
 * The canonical GTFS validator's errors that can apply to an export: required files and fields, keys, foreign keys,
 * types, order of times and days. It shares no code with the import, which tolerates defects.
 */
export function canonicalErrors(tables: Tables): readonly string[] {
  const errors: string[] = [];
  const say = (rule: string, where: string) => errors.push(`${rule}: ${where}`);
  for (const file of ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt']) {
    if (!tables.has(file)) say('missing_required_file', file);
  }
  if (!tables.has('calendar.txt') && !tables.has('calendar_dates.txt')) say('missing_calendar_files', 'calendar.txt');
  for (const table of tables.values()) {
    if (rowsOf(table).length === 0) say('empty_file', table.file);
    if (table.unreadable.length > 0) say('invalid_row_length', table.file);
    if (new Set(table.columns).size < table.columns.length) say('duplicated_column', table.file);
    for (const [column, check] of Object.entries(COLUMNS[table.file] ?? {})) {
      for (const cell of cellsOf(table, column))
        if (!check(cell)) say('invalid_value', `${table.file} ${column} ${cell}`);
    }
    checkKeys(table, say);
  }
  for (const [file, column, toFile, toColumn] of FOREIGN_KEYS) {
    const known = new Set([...asList(toFile)].flatMap((to) => cellsOf(tables.get(to), toColumn)));
    for (const cell of cellsOf(tables.get(file), column)) {
      if (cell !== '' && !known.has(cell)) say('foreign_key_violation', `${file} ${column} ${cell}`);
    }
  }
  checkStops(tables, say);
  checkTimes(tables, say);
  checkDays(tables, say);
  checkShapes(tables, say);
  checkAgencies(tables, say);
  return errors;
}

type Say = (rule: string, where: string) => void;
type Check = (cell: string) => boolean;

const asList = (files: string | readonly string[]): readonly string[] => (typeof files === 'string' ? [files] : files);

type Row = Readonly<Record<string, string>>;

function rowsOf(table: Table | undefined): readonly Row[] {
  if (!table) return [];
  return [...(table.packed ?? table.lines)].map(({ cells }) =>
    Object.fromEntries(table.columns.map((name, i) => [name, cells[i] ?? ''])),
  );
}

const cellsOf = (table: Table | undefined, column: string): readonly string[] =>
  rowsOf(table).map((row) => row[column] ?? '');

const some: Check = (cell) => cell !== '' && cell === cell.trim() && !/[\r\n]/.test(cell);
const maybe =
  (check: Check): Check =>
  (cell) =>
    cell === '' || check(cell);
const oneOf =
  (...values: readonly string[]): Check =>
  (cell) =>
    values.includes(cell);
const within =
  (least: number, most: number): Check =>
  (cell) =>
    /^-?\d+(\.\d+)?$/.test(cell) && Number(cell) >= least && Number(cell) <= most;
const url: Check = (cell) => /^https?:\/\//.test(cell) && URL.canParse(cell);
const language: Check = (cell) => Intl.getCanonicalLocales(cell).length === 1;
const time: Check = (cell) => parseServiceTime(cell) !== undefined;
const date: Check = (cell) => parseServiceDate(cell) !== undefined;
const yesNo = oneOf('0', '1');
const email: Check = (cell) => /^[^\s@]+@[^\s@]+$/.test(cell);

const COLUMNS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'agency.txt': {
    agency_id: some,
    agency_name: some,
    agency_url: url,
    agency_timezone: isZone,
    agency_lang: maybe(language),
  },
  'stops.txt': {
    stop_id: some,
    stop_name: some,
    stop_lat: within(-90, 90),
    stop_lon: within(-180, 180),
    location_type: yesNo,
    stop_timezone: isZone,
  },
  'routes.txt': {
    route_id: some,
    agency_id: some,
    route_type: oneOf('0', '1', '2', '3', '4', '5', '6', '7', '11', '12'),
  },
  'trips.txt': { trip_id: some, route_id: some, service_id: some },
  'shapes.txt': {
    shape_id: some,
    shape_pt_lat: within(-90, 90),
    shape_pt_lon: within(-180, 180),
    shape_pt_sequence: within(0, 10_000_000),
    shape_dist_traveled: maybe(within(0, 1e9)),
  },
  'stop_times.txt': {
    trip_id: some,
    stop_id: some,
    arrival_time: time,
    departure_time: time,
    stop_sequence: within(0, 1_000),
    pickup_type: yesNo,
    drop_off_type: yesNo,
  },
  'calendar.txt': {
    service_id: some,
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, yesNo]),
    ),
    start_date: date,
    end_date: date,
  },
  'calendar_dates.txt': { service_id: some, date, exception_type: oneOf('1', '2') },
  'fare_attributes.txt': {
    fare_id: some,
    price: (cell) => /^\d+\.\d\d$/.test(cell),
    currency_type: oneOf('MXN'),
    payment_method: yesNo,
    transfers: oneOf('', '0', '1', '2'),
    agency_id: some,
  },
  'fare_rules.txt': { fare_id: some },
  'feed_info.txt': {
    feed_publisher_name: some,
    feed_publisher_url: url,
    feed_lang: language,
    feed_start_date: date,
    feed_end_date: date,
    feed_version: some,
    feed_contact_email: email,
    feed_contact_url: url,
  },
};

const KEYS: Readonly<Record<string, readonly string[]>> = {
  'agency.txt': ['agency_id'],
  'stops.txt': ['stop_id'],
  'routes.txt': ['route_id'],
  'trips.txt': ['trip_id'],
  'shapes.txt': ['shape_id', 'shape_pt_sequence'],
  'stop_times.txt': ['trip_id', 'stop_sequence'],
  'calendar.txt': ['service_id'],
  'calendar_dates.txt': ['service_id', 'date'],
  'fare_attributes.txt': ['fare_id'],
  'fare_rules.txt': ['fare_id', 'route_id', 'origin_id', 'destination_id'],
  'anden_service_classes.txt': ['service_class_id'],
  'anden_bus_layouts.txt': ['layout_id'],
};

function checkKeys(table: Table, say: Say): void {
  const seen = new Set<string>();
  for (const row of rowsOf(table)) {
    const key = JSON.stringify((KEYS[table.file] ?? table.columns).map((column) => row[column]));
    if (seen.has(key)) say('duplicate_key', `${table.file} ${key}`);
    seen.add(key);
  }
}

const SERVICES = ['calendar.txt', 'calendar_dates.txt'];

const FOREIGN_KEYS: readonly (readonly [string, string, string | readonly string[], string])[] = [
  ['routes.txt', 'agency_id', 'agency.txt', 'agency_id'],
  ['routes.txt', 'anden_service_class', 'anden_service_classes.txt', 'service_class_id'],
  ['anden_service_classes.txt', 'layout_id', 'anden_bus_layouts.txt', 'layout_id'],
  ['trips.txt', 'route_id', 'routes.txt', 'route_id'],
  ['trips.txt', 'shape_id', 'shapes.txt', 'shape_id'],
  ['trips.txt', 'service_id', SERVICES, 'service_id'],
  ['stop_times.txt', 'trip_id', 'trips.txt', 'trip_id'],
  ['stop_times.txt', 'stop_id', 'stops.txt', 'stop_id'],
  ['stops.txt', 'parent_station', 'stops.txt', 'stop_id'],
  ['fare_attributes.txt', 'agency_id', 'agency.txt', 'agency_id'],
  ['fare_rules.txt', 'fare_id', 'fare_attributes.txt', 'fare_id'],
  ['fare_rules.txt', 'route_id', 'routes.txt', 'route_id'],
  ['fare_rules.txt', 'origin_id', 'stops.txt', 'zone_id'],
  ['fare_rules.txt', 'destination_id', 'stops.txt', 'zone_id'],
];

/** Buses call at platforms, whose parent is a station; a station has no parent. */
function checkStops(tables: Tables, say: Say): void {
  const rows = rowsOf(tables.get('stops.txt'));
  const stops = new Map(rows.map((row) => [row['stop_id'], row]));
  for (const { stop_id: id, location_type: type, parent_station: parent, stop_timezone: zone, ...stop } of rows) {
    if (type === '1' && parent) say('station_with_parent_station', id!);
    const station = parent ? stops.get(parent) : undefined;
    if (station && station['location_type'] !== '1') say('wrong_parent_location_type', id!);
    if (station && station['stop_timezone'] !== zone) say('zone_is_not_its_stations', id!);
    if (Math.abs(Number(stop['stop_lat'])) < 1 && Math.abs(Number(stop['stop_lon'])) < 1) say('point_near_origin', id!);
  }
  for (const id of new Set(cellsOf(tables.get('stop_times.txt'), 'stop_id'))) {
    if (stops.get(id)?.['location_type'] !== '0') say('location_with_unexpected_stop_time', id);
  }
}

function checkTimes(tables: Tables, say: Say): void {
  const byTrip = Map.groupBy(rowsOf(tables.get('stop_times.txt')), (row) => row['trip_id'] ?? '');
  for (const trip of cellsOf(tables.get('trips.txt'), 'trip_id')) {
    const calls = byTrip.get(trip) ?? [];
    if (calls.length < 2) say('unusable_trip', trip);
    let at = 0;
    let sequence = -1;
    for (const call of calls) {
      const arrives = parseServiceTime(call['arrival_time'] ?? '') ?? 0;
      const departs = parseServiceTime(call['departure_time'] ?? '') ?? 0;
      if (Number(call['stop_sequence']) <= sequence) say('decreasing_or_equal_stop_sequence', trip);
      if (arrives < at) say('stop_time_with_arrival_before_previous_departure_time', trip);
      if (departs < arrives) say('start_and_end_range_out_of_order', trip);
      [at, sequence] = [departs, Number(call['stop_sequence'])];
    }
  }
}

/** Distances grow from point to point, unless the points are one. */
function checkShapes(tables: Tables, say: Say): void {
  for (const points of Map.groupBy(rowsOf(tables.get('shapes.txt')), (row) => row['shape_id']).values()) {
    const inOrder = points
      .filter((point) => point['shape_dist_traveled'] !== '')
      .toSorted((a, b) => Number(a['shape_pt_sequence']) - Number(b['shape_pt_sequence']));
    for (const [i, point] of inOrder.entries()) {
      const before = inOrder[i - 1];
      const further = Number(point['shape_dist_traveled']) - Number(before?.['shape_dist_traveled']);
      if (further < 0) say('decreasing_shape_distance', point['shape_id']!);
      const isSame = (['shape_pt_lat', 'shape_pt_lon'] as const).every((name) => point[name] === before?.[name]);
      if (further === 0 && !isSame) say('equal_shape_distance_diff_coordinates', point['shape_id']!);
    }
  }
}

function checkDays(tables: Tables, say: Say): void {
  for (const row of rowsOf(tables.get('calendar.txt'))) {
    if (row['end_date']! < row['start_date']!) say('start_and_end_range_out_of_order', row['service_id']!);
  }
  for (const row of rowsOf(tables.get('feed_info.txt'))) {
    if (row['feed_end_date']! < row['feed_start_date']!) say('start_and_end_range_out_of_order', 'feed_info.txt');
  }
}

function checkAgencies(tables: Tables, say: Say): void {
  if (new Set(cellsOf(tables.get('agency.txt'), 'agency_timezone')).size > 1) {
    say('inconsistent_agency_timezone', 'agency.txt');
  }
  for (const row of rowsOf(tables.get('routes.txt'))) {
    if (!row['route_short_name'] && !row['route_long_name']) {
      say('route_both_short_and_long_name_missing', row['route_id'] ?? '');
    }
  }
}
