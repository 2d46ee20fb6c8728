import type { NoticeCode, Report } from '#domain/timetable/gtfs/notice.ts';
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
  has(column: string): boolean;
  text(line: Line, column: string): string | undefined;
  required(line: Line, column: string): string | undefined;
  time(line: Line, column: string): number | undefined;
  date(line: Line, column: string): LocalDate | undefined;
  decimal(line: Line, column: string, range: Range): number | undefined;
  whole(line: Line, column: string, range: Range): number | undefined;
  /** An enumeration of whole numbers from 0; absent or unknown is 0, as the standard wants it of a reader. */
  choice(line: Line, column: string, last: number): number;
  notice(code: NoticeCode, line: Line, column?: string): void;
}

/** A reader of the table; an absent table has no lines. */
export function readerOf(table: Table | undefined, report: Report): Reader {
  const file = table?.file ?? '';
  const columns = new Map(table?.columns.map((name, i) => [name, i]));

  const text = (line: Line, column: string): string | undefined => {
    const index = columns.get(column);
    return (index === undefined ? undefined : line.cells[index]) || undefined;
  };

  const notice: Reader['notice'] = (code, line, field) => {
    const value = field && text(line, field);
    report(code, { file, line: line.line, ...(field && { field }), ...(value && { value }) });
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
    has: (column) => columns.has(column),
    text,
    required(line, column) {
      const cell = text(line, column);
      if (cell === undefined) report('missing_required_field', { file, line: line.line, field: column });
      return cell;
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
