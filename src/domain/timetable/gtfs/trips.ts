import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { FeedRoute } from '#domain/timetable/gtfs/routes.ts';
import type { ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

export interface FeedTrip {
  readonly id: string;
  readonly line: number;
  readonly route: FeedRoute;
  readonly serviceId: string;
  readonly headsign: string | undefined;
}

interface TripParts {
  readonly routes: ReadonlyMap<string, FeedRoute>;
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
}

/** The trips of known routes and services. */
export function readTrips(tables: Tables, parts: TripParts, report: Report): ReadonlyMap<string, FeedTrip> {
  const reader = readerOf(tables.get('trips.txt'), report);
  return byKey(reader, {
    key: 'trip_id',
    read: (line, id) => {
      const routeId = reader.required(line, 'route_id');
      const serviceId = reader.required(line, 'service_id');
      if (routeId === undefined || serviceId === undefined) return undefined;
      const route = parts.routes.get(routeId);
      if (!route) reader.notice('foreign_key_violation', line, 'route_id');
      const runs = parts.calendars.has(serviceId);
      if (!runs) reader.notice('foreign_key_violation', line, 'service_id');
      return route && runs
        ? { id, line: line.line, route, serviceId, headsign: reader.text(line, 'trip_headsign') }
        : undefined;
    },
  });
}
