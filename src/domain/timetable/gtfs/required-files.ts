import { COLUMNS } from '#domain/timetable/gtfs/columns.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Table, Tables } from '#domain/timetable/gtfs/table.ts';

const REQUIRED: readonly string[] = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'];

/** Whether all required files and columns exist. Unknown columns are reported, because one may be misspelt. */
export function isComplete(tables: Tables, report: Report): boolean {
  let complete = true;
  const refuse: Report = (code, where) => {
    complete = false;
    report(code, where);
  };
  for (const file of REQUIRED) {
    const table = tables.get(file);
    if (!table) refuse('missing_required_file', { file });
    else if (table.lines.length === 0) refuse('empty_file', { file });
  }
  if (!tables.has('calendar.txt') && !tables.has('calendar_dates.txt')) {
    refuse('missing_calendar_and_calendar_date_files', { file: 'calendar.txt' });
  }
  for (const [file, { needed, wanted = [], other }] of Object.entries(COLUMNS)) {
    const table = tables.get(file);
    if (!table || (REQUIRED.includes(file) && table.lines.length === 0)) continue;
    if (table.columns.length === 0) {
      (needed.length > 0 ? refuse : report)('empty_file', { file });
      continue;
    }
    const absent = (field: string) => !table.columns.includes(field);
    for (const field of needed.filter(absent)) refuse('missing_required_column', { file, field });
    for (const field of wanted.filter(absent)) report('missing_required_column', { file, field });
    nameUnknown(table, new Set([...needed, ...wanted, ...other, '']), report);
  }
  return complete;
}

function nameUnknown({ file, columns }: Table, known: ReadonlySet<string>, report: Report): void {
  for (const field of columns) if (!known.has(field)) report('unknown_column', { file, field: field.slice(0, 80) });
}
