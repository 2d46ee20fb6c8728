import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';

/** A trip repeated at a headway: starts from `fromS` on, the last one before `toS`. */
export interface Frequency {
  readonly fromS: number;
  readonly toS: number;
  readonly headwayS: number;
}

const HEADWAY = { min: 1, max: 86_400 };

/** Headways by trip. Of two that overlap the first counts. */
export function readFrequencies(
  tables: Tables,
  isNamed: (tripId: string) => boolean,
  report: Report,
): ReadonlyMap<string, readonly Frequency[]> {
  const reader = readerOf(tables.get('frequencies.txt'), report);
  const trips = new Map<string, Frequency[]>();
  for (const line of reader.lines) {
    const tripId = reader.required(line, 'trip_id');
    const fromS = reader.time(line, 'start_time');
    const toS = reader.time(line, 'end_time');
    const headwayS = reader.whole(line, 'headway_secs', HEADWAY);
    if (tripId === undefined || fromS === undefined || toS === undefined || headwayS === undefined) continue;
    if (!isNamed(tripId)) reader.notice('foreign_key_violation', line, 'trip_id');
    if (toS <= fromS) {
      reader.notice('start_and_end_range_out_of_order', line, 'end_time');
      continue;
    }
    const spans = trips.get(tripId) ?? [];
    if (spans.some((span) => fromS < span.toS && span.fromS < toS)) {
      reader.notice('overlapping_frequency', line, 'start_time');
      continue;
    }
    if (reader.choice(line, 'exact_times', 1) === 0) reader.notice('anden_headway_sold_as_times', line, 'headway_secs');
    spans.push({ fromS, toS, headwayS });
    trips.set(tripId, spans);
  }
  return trips;
}

/** When the trip starts at its first stop, in order. */
export const startsOf = (spans: readonly Frequency[]): readonly number[] =>
  spans
    .flatMap(({ fromS, toS, headwayS }) =>
      Array.from({ length: Math.ceil((toS - fromS) / headwayS) }, (_, i) => fromS + i * headwayS),
    )
    .toSorted((a, b) => a - b);
