import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { checkText } from '#adapters/gtfs/text-check.ts';
import type { Line } from '#domain/timetable/gtfs/table.ts';

/** A longer line means that the file has lost its line ends. */
export const MAX_LINE_BYTES = 100_000;

/** Complete lines of a file as bytes. */
interface Piece {
  /** The number of its first line. */
  readonly line: number;
  readonly text: Buffer;
}

/**
 * The lines of a file with millions of them, kept as bytes and taken apart on each pass. A quoted cell ends with its
 * line: only texts have line ends in them, and no file that is read so has texts.
 */
export async function readPackedLines(name: string, source: Readable): Promise<Iterable<Line>> {
  const pieces: Piece[] = [];
  let rest = '';
  let line = 1;
  const keep = (text: string): void => {
    pieces.push({ line, text: Buffer.from(text) });
    line += text.split('\n').length - 1;
  };
  await pipeline(source, checkText(name), async (chunks: AsyncIterable<Buffer | string>) => {
    for await (const chunk of chunks) {
      const text = rest + chunk.toString();
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) keep(text.slice(0, end));
      rest = text.slice(end);
      if (rest.length > MAX_LINE_BYTES) throw tooLong(name);
    }
  });
  if (rest) keep(rest);
  return { [Symbol.iterator]: () => linesOf(pieces) };
}

const tooLong = (file: string) =>
  new UnreadableFeed({ code: 'bad_csv', file, message: `${file} has a line of more than ${MAX_LINE_BYTES} bytes` });

function* linesOf(pieces: readonly Piece[]): Generator<Line> {
  for (const { line: first, text } of pieces) {
    let line = first;
    for (const record of text.toString().split('\n')) {
      if (record.trim() !== '') yield { line, cells: cellsOf(record) };
      line += 1;
    }
  }
}

// a quoted cell with doubled quotes in it, or one without quotes; and what ends it
const CELL = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy;

const cellsOf = (record: string): readonly string[] =>
  record.includes('"') ? quotedCells(record) : record.split(',').map((cell) => cell.trim());

function quotedCells(record: string): readonly string[] {
  const cells: string[] = [];
  for (const [whole, quoted, bare] of record.matchAll(CELL)) {
    cells.push(quoted === undefined ? (bare ?? '').trim() : quoted.replaceAll('""', '"'));
    if (!whole.endsWith(',')) break;
  }
  return cells;
}
