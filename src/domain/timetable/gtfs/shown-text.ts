import type { NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';

/** Maximum length of an identifier in the site's API. */
export const MAX_ID_LENGTH = 128;
/** Maximum length of a name that fits a page or a ticket. */
export const MAX_NAME_LENGTH = 120;
/** Long enough for a street with directions. */
export const MAX_ADDRESS_LENGTH = 300;

// control characters, invisible or direction-changing ones, private use
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}]/gu;
const LINE_END = /[\n\r\u0085\u2028\u2029]/;
/** The replacement character that a decoder inserts for lost input. */
const LOST = '\ufffd';

interface Readable {
  /** Undefined when nothing can be shown. */
  readonly value: string | undefined;
  readonly faults: readonly NoticeCode[];
}

/** A text as it can be shown on one line, and its defects. */
export function readable(cell: string, longest: number): Readable {
  const faults: NoticeCode[] = [];
  if (LINE_END.test(cell)) faults.push('new_line_in_value');
  if (cell.includes(LOST)) faults.push('invalid_character');
  const onOneLine = cell.replaceAll(/\s+/g, ' ').replaceAll('\u0085', ' ');
  const clean = onOneLine.replaceAll(UNPRINTABLE, '');
  if (clean !== onOneLine) faults.push('anden_unprintable_character');
  if (!longerThan(clean, longest)) return { value: clean.trim() || undefined, faults };
  return { value: undefined, faults: [...faults, 'anden_value_too_long'] };
}

/** Counts UTF-16 code units, like the schemas of the API. */
export const longerThan = (text: string, longest: number): boolean => text.length > longest;
