import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import type { FeedFile } from '#adapters/gtfs/feed-files.ts';
import { checkText } from '#adapters/gtfs/text-check.ts';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { badZip } from '#adapters/gtfs/zip-files.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Line, Table } from '#domain/timetable/gtfs/table.ts';

/** A longer line means that the file has lost its line ends. */
const MAX_LINE_BYTES = 100_000;

const OPTIONS = {
  bom: true,
  info: true,
  record_delimiter: '\n',
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: MAX_LINE_BYTES,
} as const;

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Parses a CSV file. Lines whose length differs from the header's are reported and set aside: whatever refers to them
 * is left out.
 */
export async function readTable(file: FeedFile, report: Report): Promise<Table> {
  const { name } = file;
  let columns: readonly string[] | undefined;
  const lines: Line[] = [];
  const unreadable: Line[] = [];
  const take = ({ record, info }: Parsed): void => {
    const line = { line: info.lines, cells: record };
    if (!columns) columns = headerOf(record, name, report);
    else if (fits(record, columns.length)) lines.push(line);
    else {
      report('invalid_row_length', { file: name, line: info.lines });
      unreadable.push(line);
    }
  };
  try {
    await pipeline(await file.open(), checkText(name), parse(OPTIONS), async (records: AsyncIterable<Parsed>) => {
      for await (const parsed of records) take(parsed);
    });
  } catch (error) {
    throw faultOf(error, name);
  }
  return { file: name, columns: columns ?? [], lines, unreadable };
}

/** Trailing empty cells are harmless. */
const fits = (record: readonly string[], wanted: number): boolean =>
  record.length === wanted || (record.length > wanted && record.slice(wanted).every((cell) => cell === ''));

function headerOf(record: readonly string[], file: string, report: Report): readonly string[] {
  const seen = new Set<string>();
  return record.map((name) => {
    if (name === '') {
      report('empty_column_name', { file });
      return '';
    }
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    report('duplicated_column', { file, field: name });
    return '';
  });
}

function faultOf(error: unknown, file: string): UnreadableFeed {
  if (error instanceof UnreadableFeed) return error;
  if (error instanceof CsvError) {
    return new UnreadableFeed({ code: 'bad_csv', file, message: `${file}: ${error.message}` }, { cause: error });
  }
  return badZip(error);
}
