import { sayOverlaps } from '#domain/timetable/gtfs/blocks.ts';
import type { ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { sayFarFromShape } from '#domain/timetable/gtfs/far-from-shape.ts';
import type { Fare } from '#domain/timetable/gtfs/fares.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Shape } from '#domain/timetable/gtfs/shapes.ts';
import { saySpeeds } from '#domain/timetable/gtfs/speeds.ts';
import type { RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';

interface TripContext {
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  readonly fares: readonly Fare[];
  readonly shapes: ReadonlyMap<string, Shape>;
}

/** Reports oddities of trips that are sold nevertheless, because each can be ridden. */
export function judgeTrips(
  trips: readonly RideableTrip[],
  { calendars, fares, shapes }: TripContext,
  report: Report,
): void {
  saySpeeds(trips, report);
  sayOverlaps(trips, calendars, report);
  sayWithoutZone(trips, fares, report);
  sayFarFromShape(trips, shapes, report);
}

/** Reports stops without a fare zone on routes priced by zone. */
function sayWithoutZone(trips: readonly RideableTrip[], fares: readonly Fare[], report: Report): void {
  const byZone = fares.flatMap(({ rules }) =>
    rules.filter(({ origin, destination, contains }) => origin ?? destination ?? [...contains][0]),
  );
  const routes = new Set(byZone.map(({ route }) => route));
  const said = new Set<string>();
  for (const { route, calls } of trips) {
    if (!routes.has(undefined) && !routes.has(route.id)) continue;
    for (const { stop } of calls) {
      if (stop.fareZone !== undefined || said.has(stop.id)) continue;
      said.add(stop.id);
      report('stop_without_zone_id', { file: 'stops.txt', line: stop.line, field: 'stop_id', value: stop.id });
    }
  }
}
