import { type CustomTypesConfig, types } from 'pg';

type TextParser = (text: string) => unknown;

/** bigint: a number while a number can hold it, else a BigInt, which refuses to be mixed up with one. */
export const parseInt8 = (text: string): number | bigint => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

/** date, time stamp without zone: they name no instant, so they stay as written. */
const asWritten: TextParser = (text) => text;

// date, time, fraction of up to six digits, hours and minutes of the offset
const TIMESTAMPTZ = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/;

/** timestamptz: milliseconds since 1970, microseconds cut off; 'infinity' is Infinity. */
export const parseTimestamptz = (text: string): number => {
  const parts = TIMESTAMPTZ.exec(text);
  if (!parts) return parseInfinity(text);
  const [, date, time, fraction = '', hours, minutes = '00'] = parts;
  return Date.parse(`${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${hours}:${minutes}`);
};

const parseInfinity = (text: string): number => {
  if (text === 'infinity') return Number.POSITIVE_INFINITY;
  if (text === '-infinity') return Number.NEGATIVE_INFINITY;
  throw new RangeError(`not a time stamp of this era: ${text}`);
};

/** Type number of text[]: its parser takes every array apart and leaves the items as text. */
const TEXT_ARRAY: number = 1009;
const parseTextArray = types.getTypeParser(TEXT_ARRAY);

const arrayOf =
  (parse: TextParser): TextParser =>
  (text) =>
    parseTextArray(text).map((item: string | null) => (item === null ? null : parse(item)));

/** By type number of the server's catalogue (pg_type.oid). */
const PARSERS: ReadonlyMap<number, TextParser> = new Map<number, TextParser>([
  [20, parseInt8],
  [1016, arrayOf(parseInt8)],
  [1082, asWritten],
  [1182, arrayOf(asWritten)],
  [1114, asWritten],
  [1115, arrayOf(asWritten)],
  [1184, parseTimestamptz],
  [1185, arrayOf(parseTimestamptz)],
]);

/** How columns become values, for one pool; the library's own table, which others share, is left alone. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format),
};
