import type { NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';

/** What the calls of the site take as an identifier. */
export const MAX_ID_LENGTH = 128;
/** A name longer than this is no name: it would push everything else off a page or a ticket. */
export const MAX_NAME_LENGTH = 120;
/** A street with everything that helps to find it. */
export const MAX_ADDRESS_LENGTH = 300;

// controls, signs that turn the direction of a line or take no room, private use
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}]/gu;
const LINE_END = /[\n\r\u0085\u2028\u2029]/;
/** What decoding puts where a character was lost. */
const LOST = '\ufffd';

interface Readable {
  /** Undefined when nothing of it can be shown. */
  readonly value: string | undefined;
  readonly faults: readonly NoticeCode[];
}

/** A text as it can be shown on one line, and what was wrong with it. */
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

/** Counted as the schemas of the calls count. */
export const longerThan = (text: string, longest: number): boolean => text.length > longest;
