import { type CustomTypesConfig, types } from 'pg';

type TextParser = (text: string) => unknown;

/** bigint: a number if it is safe, else a BigInt, which cannot be mixed with numbers. */
export const parseInt8 = (text: string): number | bigint => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

/** date, timestamp without zone: they denote no instant, so they stay text. */
const asWritten: TextParser = (text) => text;

// date, time, fraction of up to six digits, hours and minutes of the offset
const TIMESTAMPTZ = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/;

/** timestamptz: milliseconds since 1970, microseconds truncated; 'infinity' is Infinity. */
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

/** OID of text[]: its parser splits any array and leaves the items as text. */
const TEXT_ARRAY: number = 1009;
const parseTextArray = types.getTypeParser(TEXT_ARRAY);

const arrayOf =
  (parse: TextParser): TextParser =>
  (text) =>
    parseTextArray(text).map((item: string | null) => (item === null ? null : parse(item)));

/** By type OID of the server's catalogue (pg_type.oid). */
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

/** Type parsers of one pool; the library's global table, which is shared, stays unchanged. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format),
};
