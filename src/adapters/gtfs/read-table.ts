import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import type { FeedFile } from '#adapters/gtfs/feed-files.ts';
import { MAX_LINE_BYTES, readPackedLines } from '#adapters/gtfs/packed-lines.ts';
import { checkText } from '#adapters/gtfs/text-check.ts';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { badZip } from '#adapters/gtfs/zip-files.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { fits, type Line, type Table } from '#domain/timetable/gtfs/table.ts';

/** Files with too many lines to keep each as an object. */
const PACKED: ReadonlySet<string> = new Set(['shapes.txt']);

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
    if (PACKED.has(name)) return await packedTable(file, report);
    await pipeline(await file.open(), checkText(name), parse(OPTIONS), async (records: AsyncIterable<Parsed>) => {
      for await (const parsed of records) take(parsed);
    });
  } catch (error) {
    throw faultOf(error, name);
  }
  return { file: name, columns: columns ?? [], lines, unreadable };
}

async function packedTable({ name, open }: FeedFile, report: Report): Promise<Table> {
  const packed = await readPackedLines(name, await open());
  let header: Line | undefined;
  for (const line of packed) {
    header = line;
    break;
  }
  return {
    file: name,
    columns: header ? headerOf(header.cells, name, report) : [],
    lines: [],
    packed: {
      *[Symbol.iterator]() {
        for (const line of packed) if (line.line !== header?.line) yield line;
      },
    },
    unreadable: [],
  };
}

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
