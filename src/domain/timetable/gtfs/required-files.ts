import type { Report } from '#domain/timetable/gtfs/notice.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';

/** Columns without which a file says nothing that could be sold. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'agency.txt': ['agency_name', 'agency_timezone'],
  'stops.txt': ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
  'routes.txt': ['route_id'],
  'trips.txt': ['route_id', 'service_id', 'trip_id'],
  'stop_times.txt': ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
};

/** Columns of files that a feed may leave out. */
const IF_PRESENT: Readonly<Record<string, readonly string[]>> = {
  'calendar.txt': ['service_id', 'start_date', 'end_date'],
  'calendar_dates.txt': ['service_id', 'date', 'exception_type'],
  'frequencies.txt': ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  'fare_attributes.txt': ['fare_id', 'price', 'currency_type'],
  'fare_rules.txt': ['fare_id'],
};

/** Whether every file and column is there that a timetable needs. */
export function isComplete(tables: Tables, report: Report): boolean {
  let complete = true;
  const refuse: Report = (code, where) => {
    complete = false;
    report(code, where);
  };
  for (const [file, columns] of Object.entries(REQUIRED)) {
    const table = tables.get(file);
    if (!table) refuse('missing_required_file', { file });
    else if (table.lines.length === 0) refuse('empty_file', { file });
    else requireColumns(table, columns, refuse);
  }
  if (!tables.has('calendar.txt') && !tables.has('calendar_dates.txt')) {
    refuse('missing_calendar_and_calendar_date_files', { file: 'calendar.txt' });
  }
  for (const [file, columns] of Object.entries(IF_PRESENT)) {
    const table = tables.get(file);
    if (table) requireColumns(table, columns, refuse);
  }
  return complete;
}

function requireColumns(
  { file, columns }: { readonly file: string; readonly columns: readonly string[] },
  wanted: readonly string[],
  report: Report,
): void {
  for (const field of wanted) if (!columns.includes(field)) report('missing_required_column', { file, field });
}
