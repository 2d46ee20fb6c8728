import { faultsByLine } from '#domain/timetable/gtfs/faults-by-line.ts';
import type { LeftOut } from '#domain/timetable/gtfs/left-out.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { FeedRoute } from '#domain/timetable/gtfs/routes.ts';
import type { ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { type Line, type Tables, words } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

export interface FeedTrip {
  readonly id: string;
  readonly line: number;
  readonly route: FeedRoute;
  readonly serviceId: string;
  readonly headsign: string | undefined;
  readonly shape: string | undefined;
  /** Trips that one bus makes in succession. */
  readonly block: string | undefined;
}

interface TripParts {
  readonly routes: ReadonlyMap<string, FeedRoute>;
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  /** Whether shapes.txt contains the shape. */
  readonly isShape: (shapeId: string) => boolean;
  readonly leftOut: LeftOut;
}

/** The trips of known routes and services. */
export function readTrips(tables: Tables, parts: TripParts, report: Report): ReadonlyMap<string, FeedTrip> {
  const faults = faultsByLine(report);
  const reader = readerOf(tables.get('trips.txt'), faults.report);
  const ids = new Set(reader.lines.map((line) => reader.text(line, 'trip_id')));
  const trips = byKey(reader, {
    key: 'trip_id',
    read: (line, id) => {
      if (reader.lacks(line, 'route_id', 'service_id')) return undefined;
      const known = partsOf(reader, line, parts);
      const base = GIVEN_ID.exec(id)?.groups?.['base'];
      const isReserved = base !== undefined && base !== id && ids.has(base);
      if (isReserved) reader.notice('anden_reserved_trip_id', line, 'trip_id');
      if (!known || isReserved) return undefined;
      const [headsign, block] = [reader.name(line, 'trip_headsign'), reader.text(line, 'block_id')];
      const shape = reader.text(line, 'shape_id');
      if (shape !== undefined && !parts.isShape(shape)) reader.notice('foreign_key_violation', line, 'shape_id');
      return { id, line: line.line, ...known, headsign, block, shape };
    },
  });
  const kept = new Set([...trips.values()].map(({ line }) => line));
  for (const { line } of reader.lines) {
    if (!kept.has(line)) parts.leftOut.add(faults.of(line) ?? 'missing_required_field');
  }
  if (reader.unreadable.length > 0) parts.leftOut.add('invalid_row_length', reader.unreadable.length);
  return trips;
}

// suffixes of trips expanded from headways, and of trips set aside because they were sold: T1@06:30, T1~12
const GIVEN_ID = /^(?<base>.+?)(@\d+:\d\d(:\d\d)?)?(~\d+)?$/;

function partsOf(reader: Reader, line: Line, { routes, calendars }: TripParts) {
  const route = routes.get(reader.text(line, 'route_id') ?? '');
  if (!route) reader.notice('foreign_key_violation', line, 'route_id');
  const serviceId = reader.text(line, 'service_id') ?? '';
  const runs = calendars.has(serviceId);
  if (!runs) reader.notice('foreign_key_violation', line, 'service_id');
  return route && runs ? { route, serviceId } : undefined;
}

/** Whether trips.txt contains a trip, even in a rejected line. */
export function namesOfTrips(tables: Tables): (tripId: string) => boolean {
  const reader = readerOf(tables.get('trips.txt'), () => undefined);
  const names = new Set(reader.lines.map((line) => reader.text(line, 'trip_id')));
  for (const { cells } of reader.unreadable) for (const word of words(cells)) names.add(word);
  return (tripId) => names.has(tripId);
}
