import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { MAX_ID_LENGTH, MAX_NAME_LENGTH, longerThan, readable } from '#domain/timetable/gtfs/shown-text.ts';
import type { Line, Table } from '#domain/timetable/gtfs/table.ts';
import { parseDecimal, parseServiceDate, parseServiceTime, parseWhole } from '#domain/timetable/gtfs/values.ts';
import type { LocalDate } from '#kernel/instant.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Reads the cells of one table by column name, and reports their defects. Undefined means absent or rejected. */
export interface Reader {
  readonly lines: readonly Line[];
  /** Lines whose number of cells differs from the header. */
  readonly unreadable: readonly Line[];
  has(column: string): boolean;
  text(line: Line, column: string): string | undefined;
  required(line: Line, column: string): string | undefined;
  /** Reports each empty column; returns whether there was one. */
  lacks(line: Line, ...columns: readonly string[]): boolean;
  /** The key of a line: no longer than the site's API accepts. */
  id(line: Line, column: string): string | undefined;
  /** Displayed text: on one line, without invisible characters, no longer than a page has room for. */
  name(line: Line, column: string, longest?: number): string | undefined;
  time(line: Line, column: string): number | undefined;
  date(line: Line, column: string): LocalDate | undefined;
  decimal(line: Line, column: string, range: Range): number | undefined;
  whole(line: Line, column: string, range: Range): number | undefined;
  /** An enumeration of whole numbers from 0; absent or unknown values are read as 0, as the standard requires. */
  choice(line: Line, column: string, last: number): number;
  notice(code: NoticeCode, line: Line, column?: string): void;
}

/** Characters of a cell that are repeated in a notice. */
const SHOWN = 80;

/** A reader of the table; an absent table has no lines. */
export function readerOf(table: Table | undefined, report: Report): Reader {
  const file = table?.file ?? '';
  // Of two columns with the same name the first counts; the duplicate was reported on reading the file.
  const columns = new Map(table?.columns.map((name, i) => [name, i] as const).toReversed());

  const text = (line: Line, column: string): string | undefined => {
    const index = columns.get(column);
    return (index === undefined ? undefined : line.cells[index]) || undefined;
  };

  const notice: Reader['notice'] = (code, line, field) => {
    const value = field && text(line, field)?.slice(0, SHOWN);
    report(code, { file, line: line.line, ...(field && { field }), ...(value && { value }) });
  };

  const required: Reader['required'] = (line, column) => {
    const cell = text(line, column);
    if (cell === undefined) report('missing_required_field', { file, line: line.line, field: column });
    return cell;
  };

  const parsed = <T>(parse: (cell: string) => T | undefined, code: NoticeCode) => {
    return (line: Line, column: string): T | undefined => {
      const cell = text(line, column);
      if (cell === undefined) return undefined;
      const value = parse(cell);
      if (value === undefined) notice(code, line, column);
      return value;
    };
  };

  const decimal = parsed(parseDecimal, 'invalid_float');
  const whole = parsed(parseWhole, 'invalid_integer');

  const within = (value: number | undefined, line: Line, column: string, { min, max }: Range) => {
    if (value === undefined || (value >= min && value <= max)) return value;
    notice('number_out_of_range', line, column);
    return undefined;
  };

  return {
    lines: table?.lines ?? [],
    unreadable: table?.unreadable ?? [],
    has: (column) => columns.has(column),
    text,
    required,
    lacks: (line, ...names) => names.filter((column) => required(line, column) === undefined).length > 0,
    id(line, column) {
      const cell = required(line, column);
      if (cell === undefined) return undefined;
      if (longerThan(cell, MAX_ID_LENGTH)) {
        notice('anden_value_too_long', line, column);
        return undefined;
      }
      if (!/^[\x20-\x7e]*$/.test(cell)) notice('non_ascii_or_non_printable_char', line, column);
      return cell;
    },
    name(line, column, longest = MAX_NAME_LENGTH) {
      const cell = text(line, column);
      if (cell === undefined) return undefined;
      const { value, faults } = readable(cell, longest);
      for (const fault of faults) notice(fault, line, column);
      return value;
    },
    time: parsed(parseServiceTime, 'invalid_time'),
    date: parsed(parseServiceDate, 'invalid_date'),
    decimal: (line, column, range) => within(decimal(line, column), line, column, range),
    whole: (line, column, range) => within(whole(line, column), line, column, range),
    choice(line, column, last) {
      const value = whole(line, column);
      if (value === undefined || value <= last) return value ?? 0;
      notice('unexpected_enum_value', line, column);
      return 0;
    },
    notice,
  };
}
