import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';
import type { ValidationNotice, NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';

/** A good feed with one thing wrong, and what the importer must make of it. */
export interface Defect {
  readonly name: string;
  /** Files that differ; undefined takes one out. */
  readonly files: Readonly<Record<string, string | Buffer | undefined>>;
  readonly notice?: NoticeCode | Partial<ValidationNotice>;
  /** Trips that are not on sale; none unless said. */
  readonly without?: readonly string[];
  /** Why the feed is refused as a whole. */
  readonly refused?: string;
  /** Where less is on sale without a trip being gone, or where it is dearer: fares by pair, days by trip. */
  readonly fares?: Readonly<Record<string, number | undefined>>;
  readonly days?: Readonly<Record<string, number>>;
  readonly options?: Partial<PublishOptions>;
}

/** A file with a text replaced, which must be there. */
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

/** Names with a comma of their own stand in quotes, which they keep. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
  return line.endsWith(',') ? cells : cells.slice(0, -1);
}

/** A file with a column added, the same in every line. */
export function withColumn(file: string, column: string, value: string): Record<string, string> {
  const [header = '', ...lines] = GOOD[file]!.trimEnd().split('\n');
  return {
    [file]: [`${header},${column}`, ...lines.map((line) => `${line},${value}`)].map((line) => `${line}\n`).join(''),
  };
}
