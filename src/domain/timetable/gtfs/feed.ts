import { type FeedAgency, readAgencies } from '#domain/timetable/gtfs/agencies.ts';
import { type BusLayout, layoutOf, readBusLayouts } from '#domain/timetable/gtfs/bus-layouts.ts';
import { readCalendars, type ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { type CurrencyRates, type Fare, type FareParts, readFares } from '#domain/timetable/gtfs/fares.ts';
import { type Frequency, type Headways, readFrequencies } from '#domain/timetable/gtfs/frequencies.ts';
import { judgeTrips } from '#domain/timetable/gtfs/judge-trips.ts';
import { countLeftOut, type LeftOut } from '#domain/timetable/gtfs/left-out.ts';
import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type FeedRefusal, refuse } from '#domain/timetable/gtfs/refusal.ts';
import { isComplete } from '#domain/timetable/gtfs/required-files.ts';
import { readRoutes } from '#domain/timetable/gtfs/routes.ts';
import { defaultClass, type FeedServiceClass, readServiceClasses } from '#domain/timetable/gtfs/service-classes.ts';
import { type FeedStops, readStops } from '#domain/timetable/gtfs/stops.ts';
import { readVertices, type Shape, shapesOf } from '#domain/timetable/gtfs/shapes.ts';
import { readStopTimes } from '#domain/timetable/gtfs/stop-times.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { callsOfTrip, type RideableTrip, type TripFault } from '#domain/timetable/gtfs/trip-calls.ts';
import { type FeedTrip, namesOfTrips, readTrips } from '#domain/timetable/gtfs/trips.ts';
import type { Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The readable content of a feed. */
export interface Feed {
  readonly zone: Zone;
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  readonly frequencies: ReadonlyMap<string, readonly Frequency[]>;
  readonly trips: readonly RideableTrip[];
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly fares: readonly Fare[];
  /** Lines of trips.txt: each is either in the trips above or counted in `leftOut`. */
  readonly tripsRead: number;
  readonly leftOut: LeftOut;
}

export interface ReadOptions {
  readonly currencyRates: CurrencyRates;
  /** The bus of routes without a service class. */
  readonly layout: { readonly pattern: string; readonly seats: number };
}

/**
 * Reads the whole feed. Defects are reported and the affected data left out; a feed is refused when nothing remains.
 */
export function readFeed(tables: Tables, options: ReadOptions, report: Report): Result<Feed, FeedRefusal> {
  if (!isComplete(tables, report)) return fail(refuse('incomplete'));
  const agencies = readAgencies(tables, report);
  const [agency] = agencies.values();
  if (!agency) return fail(refuse('no_agency'));
  const stops = readStops(tables, agency.zone, report);
  const calendars = readCalendars(tables, report);
  const routes = readRoutes(tables, { agencies, ...classesOf(tables, options, report) }, report);
  const vertices = readVertices(tables, report);
  const leftOut = countLeftOut();
  const read = readTrips(tables, { routes, calendars, isShape: vertices.isNamed, leftOut }, report);
  const shapes = shapesOf(vertices, read.values(), report);
  const isNamed = namesOfTrips(tables);
  const headways = readFrequencies(tables, isNamed, report);
  const trips = rideable(tables, { trips: read, stops, isNamed, headways, leftOut }, report);
  const fares = readFares(tables, fareParts(tables, options, agencies), report);
  judgeTrips(trips, { calendars, fares, shapes }, report);
  const table = tables.get('trips.txt');
  const tripsRead = (table?.lines.length ?? 0) + (table?.unreadable.length ?? 0);
  return ok({ zone: agency.zone, calendars, frequencies: headways.byTrip, trips, shapes, fares, tripsRead, leftOut });
}

function fareParts(
  tables: Tables,
  { currencyRates: rates }: ReadOptions,
  agencies: ReadonlyMap<string, FeedAgency>,
): FareParts {
  const routes = readerOf(tables.get('routes.txt'), () => undefined);
  const routeIds = new Set(routes.lines.map((line) => routes.text(line, 'route_id')));
  const zones = readerOf(tables.get('stops.txt'), () => undefined);
  const zoneIds = new Set(zones.lines.map((line) => zones.text(line, 'zone_id')));
  const isAgency = (agencyId: string) => agencies.has(agencyId);
  return { rates, isAgency, isRoute: (routeId) => routeIds.has(routeId), isZone: (zoneId) => zoneIds.has(zoneId) };
}

interface Classes {
  readonly classes: ReadonlyMap<string, FeedServiceClass>;
  readonly otherwise: FeedServiceClass;
}

function classesOf(tables: Tables, { layout: { pattern, seats } }: ReadOptions, report: Report): Classes {
  const layouts = readBusLayouts(tables, report);
  const layout: BusLayout | undefined = layoutOf(`${pattern}-${seats}`, pattern, seats);
  if (!layout) throw new RangeError(`no bus has ${seats} seats in ${pattern}`);
  return { classes: readServiceClasses(tables, layouts, report), otherwise: defaultClass(layout) };
}

interface TripParts {
  readonly trips: ReadonlyMap<string, FeedTrip>;
  readonly stops: FeedStops;
  readonly isNamed: (tripId: string) => boolean;
  readonly headways: Headways;
  readonly leftOut: LeftOut;
}

function rideable(
  tables: Tables,
  { trips, stops, isNamed, headways, leftOut }: TripParts,
  report: Report,
): RideableTrip[] {
  const isUsable = (tripId: string) => trips.has(tripId);
  const times = readStopTimes(tables, { isNamed, isUsable, stops }, report);
  const found: RideableTrip[] = [];
  for (const trip of trips.values()) {
    const own = times.get(trip.id);
    if (!own) report('unused_trip', { file: 'trips.txt', line: trip.line, field: 'trip_id', value: trip.id });
    const fault = own ? (own.fault ?? headways.faults.get(trip.id)) : 'unused_trip';
    const calls = fault === undefined && own ? callsOfTrip(own.times) : undefined;
    if (calls?.ok) found.push({ ...trip, calls: calls.value });
    else leftOut.add(fault ?? (calls ? reportTrip(trip, calls.fault, report) : 'unused_trip'));
  }
  return found;
}

/** Too few stops is reported for the trip, everything else for a line of its times. */
function reportTrip({ id, line }: FeedTrip, { code, at }: TripFault, report: Report): NoticeCode {
  const where =
    code === 'unusable_trip' || !at ? { file: 'trips.txt', line } : { file: 'stop_times.txt', line: at.line };
  report(code, { ...where, field: 'trip_id', value: id });
  return code;
}
