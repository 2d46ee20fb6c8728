import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { MAX_ID_LENGTH, MAX_NAME_LENGTH, longerThan, readable } from '#domain/timetable/gtfs/shown-text.ts';
import type { Line, Table } from '#domain/timetable/gtfs/table.ts';
import { parseDecimal, parseServiceDate, parseServiceTime, parseWhole } from '#domain/timetable/gtfs/values.ts';
import type { LocalDate } from '#kernel/instant.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Reads the cells of one table by column name, and says what is wrong with them. Undefined is absent or refused. */
export interface Reader {
  readonly lines: readonly Line[];
  /** Lines that do not have the cells of the header. */
  readonly unreadable: readonly Line[];
  has(column: string): boolean;
  text(line: Line, column: string): string | undefined;
  required(line: Line, column: string): string | undefined;
  /** Whether one of the columns is empty, each of which is reported. */
  lacks(line: Line, ...columns: readonly string[]): boolean;
  /** The key of a line: no longer than the calls of the site take. */
  id(line: Line, column: string): string | undefined;
  /** Text that people will see: on one line, without signs that cannot be seen, no longer than fits a page. */
  name(line: Line, column: string, longest?: number): string | undefined;
  time(line: Line, column: string): number | undefined;
  date(line: Line, column: string): LocalDate | undefined;
  decimal(line: Line, column: string, range: Range): number | undefined;
  whole(line: Line, column: string, range: Range): number | undefined;
  /** An enumeration of whole numbers from 0; absent or unknown is 0, as the standard wants it of a reader. */
  choice(line: Line, column: string, last: number): number;
  notice(code: NoticeCode, line: Line, column?: string): void;
}

/** As much of a cell as is repeated in a notice. */
const SHOWN = 80;

/** A reader of the table; an absent table has no lines. */
export function readerOf(table: Table | undefined, report: Report): Reader {
  const file = table?.file ?? '';
  // Of two columns with one name the first counts; reading the file has said so.
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
