import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';
import type { ValidationNotice, NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';

/** A valid feed with one defect, and the expected result of the import. */
export interface Defect {
  readonly name: string;
  /** Files that differ; undefined removes a file. */
  readonly files: Readonly<Record<string, string | Buffer | undefined>>;
  readonly notice?: NoticeCode | Partial<ValidationNotice>;
  /** Trips that are not on sale; default none. */
  readonly without?: readonly string[];
  /** Why the whole feed is rejected. */
  readonly refused?: string;
  /** Differences that remove no trip: fares by pair, days by trip. */
  readonly fares?: Readonly<Record<string, number | undefined>>;
  readonly days?: Readonly<Record<string, number>>;
  readonly options?: Partial<PublishOptions>;
}

/** A file with a text replaced; the text must occur. */
export function edit(file: string, from: string, to: string): Record<string, string> {
  const text = GOOD[file];
  if (!text?.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}

/** A file with lines added. */
export const append = (file: string, ...lines: readonly string[]): Record<string, string> => ({
  [file]: `${GOOD[file]}${lines.map((line) => `${line}\n`).join('')}`,
});

/** A file without one of its columns. */
export function withoutColumn(file: string, column: string): Record<string, string> {
  const [header = '', ...lines] = GOOD[file]!.trimEnd().split('\n');
  const at = header.split(',').indexOf(column);
  if (at < 0) throw new Error(`${file} has no ${column}`);
  const rest = (line: string) => cellsOf(line).toSpliced(at, 1).join(',');
  return { [file]: [header, ...lines].map((line) => `${rest(line)}\n`).join('') };
}

/** A cell that contains commas is quoted, and keeps its quotes. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
  return line.endsWith(',') ? cells : cells.slice(0, -1);
}

/** A file with a column added that has the same value in every line. */
export function withColumn(file: string, column: string, value: string): Record<string, string> {
  const [header = '', ...lines] = GOOD[file]!.trimEnd().split('\n');
  return {
    [file]: [`${header},${column}`, ...lines.map((line) => `${line},${value}`)].map((line) => `${line}\n`).join(''),
  };
}
