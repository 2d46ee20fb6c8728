import { faultsByLine } from '#domain/timetable/gtfs/faults-by-line.ts';
import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type Line, type Tables, words } from '#domain/timetable/gtfs/table.ts';
import { LATEST_START_S } from '#domain/timetable/gtfs/trip-calls.ts';

/** A trip repeated at a headway: the first start at `fromS`, the last before `toS`. */
export interface Frequency {
  readonly fromS: number;
  readonly toS: number;
  readonly headwayS: number;
}

/** Seconds between two starts. Headways below a minute cannot be sold as exact times. */
const HEADWAY = { min: 1, max: 86_400 };
const MIN_HEADWAY_S = 60;
/** Starts of a trip per day: one per minute. */
const MAX_STARTS = 1_440;

export interface Headways {
  readonly byTrip: ReadonlyMap<string, readonly Frequency[]>;
  /** Trips with an unusable headway, and why: their own times are only relative, so they cannot be sold. */
  readonly faults: ReadonlyMap<string, NoticeCode>;
}

/** Headways by trip. Of overlapping ones the first counts. */
export function readFrequencies(tables: Tables, isNamed: (tripId: string) => boolean, report: Report): Headways {
  const lines = faultsByLine(report);
  const reader = readerOf(tables.get('frequencies.txt'), lines.report);
  const byTrip = new Map<string, Frequency[]>();
  const faults = new Map<string, NoticeCode>();
  for (const { cells } of reader.unreadable) {
    for (const word of words(cells)) if (isNamed(word)) faults.set(word, 'invalid_row_length');
  }
  for (const line of reader.lines) {
    const tripId = reader.required(line, 'trip_id');
    if (tripId !== undefined && !isNamed(tripId)) reader.notice('foreign_key_violation', line, 'trip_id');
    const span = readSpan(reader, line);
    if (tripId === undefined || faults.has(tripId)) continue;
    const spans = byTrip.get(tripId) ?? [];
    if (!span) faults.set(tripId, lines.of(line.line) ?? 'missing_required_field');
    else if (spans.some(({ fromS, toS }) => span.fromS < toS && fromS < span.toS)) {
      reader.notice('overlapping_frequency', line, 'start_time');
    } else byTrip.set(tripId, [...spans, span]);
    if (startsIn(byTrip.get(tripId) ?? []) > MAX_STARTS) {
      reader.notice('anden_headway_out_of_range', line, 'headway_secs');
      faults.set(tripId, 'anden_headway_out_of_range');
    }
  }
  return { byTrip, faults };
}

function readSpan(reader: Reader, line: Line): Frequency | undefined {
  reader.lacks(line, 'start_time', 'end_time', 'headway_secs');
  const fromS = reader.time(line, 'start_time');
  const toS = reader.time(line, 'end_time');
  const headwayS = reader.whole(line, 'headway_secs', HEADWAY);
  if (fromS === undefined || toS === undefined || headwayS === undefined) return undefined;
  if (toS <= fromS) {
    reader.notice(toS === fromS ? 'start_and_end_range_equal' : 'start_and_end_range_out_of_order', line, 'end_time');
    return undefined;
  }
  if (headwayS < MIN_HEADWAY_S || toS > LATEST_START_S) {
    reader.notice('anden_headway_out_of_range', line, headwayS < MIN_HEADWAY_S ? 'headway_secs' : 'end_time');
    return undefined;
  }
  if (reader.choice(line, 'exact_times', 1) === 0) reader.notice('anden_headway_sold_as_times', line, 'headway_secs');
  return { fromS, toS, headwayS };
}

const startsIn = (spans: readonly Frequency[]): number =>
  spans.reduce((sum, { fromS, toS, headwayS }) => sum + Math.ceil((toS - fromS) / headwayS), 0);

/** The trip's start times at its first stop, in order. */
export const startsOf = (spans: readonly Frequency[]): readonly number[] =>
  spans
    .flatMap(({ fromS, toS, headwayS }) =>
      Array.from({ length: Math.ceil((toS - fromS) / headwayS) }, (_, i) => fromS + i * headwayS),
    )
    .toSorted((a, b) => a - b);
