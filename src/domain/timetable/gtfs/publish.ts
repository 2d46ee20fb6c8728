import { spanOf } from '#domain/timetable/gtfs/calendars.ts';
import { cityOf } from '#domain/timetable/gtfs/city-of.ts';
import { type DatedTrip, datedTrips } from '#domain/timetable/gtfs/dated-trips.ts';
import { sayRepeatedNames } from '#domain/timetable/gtfs/repeated-names.ts';
import type { RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';
import { type Feed, readFeed, type ReadOptions } from '#domain/timetable/gtfs/feed.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type FareByDistance, pairFares } from '#domain/timetable/gtfs/pair-fares.ts';
import type { Publication, PublishedFare, PublishedStop } from '#domain/timetable/gtfs/publication.ts';
import { type FeedRefusal, refuse } from '#domain/timetable/gtfs/refusal.ts';
import type { FeedStop } from '#domain/timetable/gtfs/stops.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface PublishOptions extends ReadOptions {
  readonly now: Instant;
  /** Days after today that are on sale. */
  readonly horizonDays: number;
  /** Moves an old feed by whole weeks to where most of it is on sale. */
  readonly shiftDates: boolean;
  /** Computes fares for pairs without one; otherwise such pairs are not sold. */
  readonly fareByDistance: FareByDistance | undefined;
}

/** Turns the tables of a feed into a timetable that can be sold, or the reason why nothing can be. */
export function publish(tables: Tables, options: PublishOptions, report: Report): Result<Publication, FeedRefusal> {
  const read = readFeed(tables, options, report);
  if (!read.ok) return read;
  const feed = read.value;
  if (feed.trips.length === 0) return fail(refuse('no_trips'));
  const today = dateInZone(options.now, feed.zone);
  const dated = datedTrips(feed, { today, days: options.horizonDays, shiftDates: options.shiftDates });
  if (!dated) return fail(refuse('too_many_departures'));
  if (dated.trips.length === 0) return fail(notRunning(feed, report));
  const { fares, sold } = pairFares(dated.trips, feed, options.fareByDistance, report);
  if (sold.length === 0) return fail(refuse('no_fares'));
  const stops = stopsOf(sold);
  sayRepeatedNames(stops, linesOf(sold), report);
  const reading = { ...readingOf(feed, dated.tripsRunning, sold), weeksMoved: dated.weeks };
  return ok({ today, reading, stops, ...publicationOf(feed, sold, fares) });
}

/** A trip with headways counts as loaded when one of its starts is sold. */
function readingOf({ tripsRead, leftOut }: Feed, running: readonly RideableTrip[], sold: readonly DatedTrip[]) {
  const lines = new Set(sold.map(({ line }) => line));
  const unsold = running.filter(({ line }) => !lines.has(line)).length;
  if (unsold > 0) leftOut.add('anden_trip_without_sale', unsold);
  return { tripsRead, tripsLoaded: running.length - unsold, leftOut: leftOut.counts() };
}

function notRunning(feed: Feed, report: Report): FeedRefusal {
  const span = spanOf(feed.calendars.values());
  if (span) report('expired_calendar', { file: 'calendar.txt', value: `${span.from} - ${span.to}` });
  return refuse('not_running', span);
}

function publicationOf(
  feed: Feed,
  trips: readonly DatedTrip[],
  fares: readonly PublishedFare[],
): Omit<Publication, 'today' | 'reading' | 'stops'> {
  const routes = [...new Set(trips.map(({ route }) => route))];
  const classes = [...new Map(routes.map(({ service }) => [service.id, service])).values()];
  return {
    zone: feed.zone,
    agencies: [...new Map(routes.map(({ agency }) => [agency.id, agency])).values()],
    layouts: [...new Map(classes.map(({ layout }) => [layout.id, layout])).values()],
    classes,
    routes: routes.map(({ id, agency, shortName, longName, service, type }) => ({
      id,
      agencyId: agency.id,
      shortName,
      longName,
      serviceClassId: service.id,
      type: type ?? BUS,
    })),
    shapes: [...new Set(trips.map(({ shape }) => shape))].flatMap((id) => feed.shapes.get(id ?? '') ?? []),
    trips: trips.map(({ id, route, headsign, shape, calls, dates }) => ({
      id,
      routeId: route.id,
      headsign,
      shapeId: feed.shapes.get(shape ?? '')?.id,
      service: route.service,
      calls: calls.map(({ stop, ...call }) => ({ stopId: stop.id, ...call })),
      dates,
    })),
    fares,
  };
}

/** The route_type of a route without a readable one. */
const BUS = 3;

/** Lines in stops.txt of the stops called at. */
const linesOf = (trips: readonly DatedTrip[]): ReadonlyMap<string, number> =>
  new Map(trips.flatMap(({ calls }) => calls.map(({ stop }) => [stop.id, stop.line] as const)));

/** The stops called at. One where a trip begins or ends is a terminal, unless the feed specifies its type. */
function stopsOf(trips: readonly DatedTrip[]): PublishedStop[] {
  const stops = new Map<string, FeedStop>();
  const ends = new Set<string>();
  for (const { calls } of trips) {
    for (const { stop } of calls) stops.set(stop.id, stop);
    for (const end of [calls[0], calls.at(-1)]) if (end) ends.add(end.stop.id);
  }
  return [...stops.values()].map((stop) => {
    const city = stop.city ?? cityOf(stop.name);
    return { ...stop, city, area: stop.area ?? city, kind: stop.kind ?? (ends.has(stop.id) ? 'terminal' : 'stop') };
  });
}
