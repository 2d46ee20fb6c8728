import * as fc from 'fast-check';
import { type FeedBytes, GOOD } from '#adapters/gtfs/testing/good-feed.ts';

/** One random change to a feed. */
export interface Mutation {
  readonly what: string;
  readonly apply: (feed: FeedBytes) => FeedBytes;
}

const file = fc.constantFrom(...Object.keys(GOOD));
const textOf = (feed: FeedBytes, name: string): string => feed[name]?.toString() ?? '';

/** Nonsense cells: none is an id, a time or a place that occurs in the feed. */
const NONSENSE = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '999999999',
    '1e400',
    'NaN',
    '25:61:00',
    '999:59:59',
    '20269999',
    '\u202Ex',
    '"',
    '""',
    ',',
    'a\nb',
    '\u0007',
    '=1+1',
    '../x',
  ),
  fc.string({ maxLength: 12 }).map((text) => `~${text}`),
  fc.integer({ min: 130, max: 2000 }).map((length) => 'z'.repeat(length)),
);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** New content in one cell, quoted as CSV requires or left raw. */
const cell: fc.Arbitrary<Mutation> = fc
  .record({ file, line: fc.nat(30), column: fc.nat(10), content: NONSENSE, isQuoted: fc.boolean() })
  .map(({ file: name, line, column, content, isQuoted }) => ({
    what: `${name}:${line} cell ${column} is ${JSON.stringify(content.slice(0, 20))}`,
    apply: (feed) =>
      onLine(feed, name, line, (text, next) => {
        const cells = text.split(',');
        cells[column % cells.length] = isQuoted ? quoted(content) : content;
        return [cells.join(','), next];
      }),
  }));

/** A line duplicated, cut, lengthened, emptied of its cells, moved, or preceded by a line of nonsense. */
const row: fc.Arbitrary<Mutation> = fc
  .record({
    file,
    line: fc.nat(30),
    at: fc.nat(60),
    how: fc.constantFrom('twice', 'cut', 'long', 'empty', 'join', 'nonsense'),
    content: NONSENSE,
  })
  .map(({ file: name, line, at, how, content }) => ({
    what: `${name}:${line} ${how} ${at}`,
    apply: (feed) =>
      onLine(feed, name, line, (text, next) => {
        if (how === 'twice') return [text, text, next];
        // Removing a whole line gives another timetable, not a defect: part of the line must remain.
        if (how === 'cut') return [text.slice(0, 1 + (at % Math.max(1, text.length - 1))), next];
        if (how === 'long') return [`${text},${quoted(content)}`, next];
        if (how === 'empty') return [text.replaceAll(/[^,]/g, ''), next];
        if (how === 'join') return [text + next];
        return [quoted(content), text, next];
      }),
  }));

/** A column removed, renamed, duplicated or moved. */
const column: fc.Arbitrary<Mutation> = fc
  .record({ file, column: fc.nat(10), how: fc.constantFrom('gone', 'headless', 'renamed', 'doubled', 'unnamed') })
  .map(({ file: name, column: at, how }) => ({
    what: `${name} column ${at} ${how}`,
    apply: (feed) => ({
      ...feed,
      [name]: textOf(feed, name)
        .split('\n')
        .map((text, i) => {
          const cells = text.split(',');
          const index = at % cells.length;
          if (how === 'gone') return cells.toSpliced(index, 1).join(',');
          if (i > 0) return text;
          if (how === 'headless') return cells.toSpliced(index, 1).join(',');
          if (how === 'doubled') return cells.with(index, cells[0]!).join(',');
          return cells.with(index, how === 'renamed' ? 'other' : '').join(',');
        })
        .join('\n'),
    }),
  }));

/** A file removed, emptied, given the content of another, or with all its line ends changed. */
const wholeFile: fc.Arbitrary<Mutation> = fc
  .record({ file, other: file, how: fc.constantFrom('gone', 'empty', 'other', 'crlf', 'header', 'twice') })
  .map(({ file: name, other, how }) => ({
    what: `${name} ${how} ${other}`,
    apply: (feed) => {
      const text = textOf(feed, name);
      if (how === 'gone') return Object.fromEntries(Object.entries(feed).filter(([one]) => one !== name));
      if (how === 'empty') return { ...feed, [name]: '' };
      if (how === 'other') return { ...feed, [name]: textOf(feed, other) };
      if (how === 'crlf') return { ...feed, [name]: text.replaceAll('\n', '\r\n') };
      if (how === 'header') return { ...feed, [name]: `${text.split('\n')[0]}\n` };
      return { ...feed, [name]: text + text };
    },
  }));

/** Shorter than the shortest line of stop_times.txt: more could remove a whole stop call undetected. */
const SHORT_INPUT_BYTES = 20;

/** Bytes changed, inserted or removed. */
const bytes: fc.Arbitrary<Mutation> = fc
  .record({
    file,
    at: fc.nat(2000),
    how: fc.constantFrom('changed', 'put in', 'taken out'),
    some: fc.uint8Array({ minLength: 1, maxLength: SHORT_INPUT_BYTES }),
  })
  .map(({ file: name, at, how, some }) => ({
    what: `${name} ${some.length} bytes ${how} at ${at}`,
    apply: (feed) => {
      const content = Buffer.from(feed[name] ?? '');
      const start = content.length === 0 ? 0 : at % content.length;
      const rest = content.subarray(how === 'put in' ? start : start + some.length);
      const middle = how === 'taken out' ? Buffer.alloc(0) : Buffer.from(some);
      return { ...feed, [name]: Buffer.concat([content.subarray(0, start), middle, rest]) };
    },
  }));

/** One to three changes. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(fc.oneof(cell, row, column, wholeFile, bytes), {
  minLength: 1,
  maxLength: 3,
});

export const mutated = (some: readonly Mutation[]): FeedBytes =>
  some.reduce<FeedBytes>((feed, { apply }) => apply(feed), GOOD);

/** Changes a line and the one after it; after the last line comes the empty end of the file. */
function onLine(
  feed: FeedBytes,
  name: string,
  line: number,
  change: (text: string, next: string) => string[],
): FeedBytes {
  const lines = textOf(feed, name).split('\n');
  const at = line % Math.max(1, lines.length - 1);
  return { ...feed, [name]: lines.toSpliced(at, 2, ...change(lines[at] ?? '', lines[at + 1] ?? '')).join('\n') };
}
