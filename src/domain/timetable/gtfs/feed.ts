import { readAgencies } from '#domain/timetable/gtfs/agencies.ts';
import { type BusLayout, layoutOf, readBusLayouts } from '#domain/timetable/gtfs/bus-layouts.ts';
import { readCalendars, type ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { type CurrencyRates, type Fare, readFares } from '#domain/timetable/gtfs/fares.ts';
import { type Frequency, readFrequencies } from '#domain/timetable/gtfs/frequencies.ts';
import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type FeedRefusal, refuse } from '#domain/timetable/gtfs/refusal.ts';
import { isComplete } from '#domain/timetable/gtfs/required-files.ts';
import { readRoutes } from '#domain/timetable/gtfs/routes.ts';
import { defaultClass, type FeedServiceClass, readServiceClasses } from '#domain/timetable/gtfs/service-classes.ts';
import { type FeedStop, readStops } from '#domain/timetable/gtfs/stops.ts';
import { readStopTimes } from '#domain/timetable/gtfs/stop-times.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { callsOfTrip, type FeedCall, type TripFault } from '#domain/timetable/gtfs/trip-calls.ts';
import { type FeedTrip, readTrips } from '#domain/timetable/gtfs/trips.ts';
import type { Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A trip with calls that make sense. */
export interface RideableTrip extends FeedTrip {
  readonly calls: readonly FeedCall[];
}

/** What a feed says, as far as it could be read. */
export interface Feed {
  readonly zone: Zone;
  readonly stops: ReadonlyMap<string, FeedStop>;
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  readonly frequencies: ReadonlyMap<string, readonly Frequency[]>;
  readonly trips: readonly RideableTrip[];
  readonly fares: readonly Fare[];
}

export interface ReadOptions {
  readonly currencyRates: CurrencyRates;
  /** The bus of routes without a class of their own. */
  readonly layout: { readonly pattern: string; readonly seats: number };
}

/** Reads the whole feed. Defects are reported and what they touch is left out; refused is what leaves nothing. */
export function readFeed(tables: Tables, options: ReadOptions, report: Report): Result<Feed, FeedRefusal> {
  if (!isComplete(tables, report)) return fail(refuse('incomplete'));
  const agencies = readAgencies(tables, report);
  const [agency] = agencies.values();
  if (!agency) return fail(refuse('no_agency'));
  const stops = readStops(tables, agency.zone, report);
  const calendars = readCalendars(tables, report);
  const routes = readRoutes(tables, { agencies, ...classesOf(tables, options, report) }, report);
  const trips = readTrips(tables, { routes, calendars }, report);
  const isNamed = namesOfTrips(tables);
  return ok({
    zone: agency.zone,
    stops,
    calendars,
    frequencies: readFrequencies(tables, isNamed, report),
    trips: rideable(tables, { trips, stops, isNamed }, report),
    fares: readFares(tables, options.currencyRates, report),
  });
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

/** Every trip_id of trips.txt, also of lines that were refused. */
function namesOfTrips(tables: Tables): (tripId: string) => boolean {
  const reader = readerOf(tables.get('trips.txt'), () => undefined);
  const names = new Set(reader.lines.map((line) => reader.text(line, 'trip_id')));
  return (tripId) => names.has(tripId);
}

interface TripParts {
  readonly trips: ReadonlyMap<string, FeedTrip>;
  readonly stops: ReadonlyMap<string, FeedStop>;
  readonly isNamed: (tripId: string) => boolean;
}

function rideable(tables: Tables, { trips, stops, isNamed }: TripParts, report: Report): RideableTrip[] {
  const isUsable = (tripId: string) => trips.has(tripId);
  const times = readStopTimes(tables, { isNamed, isUsable, stops }, report);
  const found: RideableTrip[] = [];
  for (const trip of trips.values()) {
    const own = times.get(trip.id);
    if (!own) {
      report('unused_trip', { file: 'trips.txt', line: trip.line, field: 'trip_id', value: trip.id });
    } else if (!own.broken) {
      const calls = callsOfTrip(own.times);
      if (calls.ok) found.push({ ...trip, calls: calls.value });
      else reportTrip(trip, calls.fault, report);
    }
  }
  return found;
}

/** Too few stops are the trip's fault; all else shows in a line of its times. */
function reportTrip({ id, line }: FeedTrip, { code, at }: TripFault, report: Report): void {
  const where =
    code === 'unusable_trip' || !at ? { file: 'trips.txt', line } : { file: 'stop_times.txt', line: at.line };
  report(code, { ...where, field: 'trip_id', value: id });
}
