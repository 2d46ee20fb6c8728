import { networkOf } from '#app/timetable/list-origins.ts';
import { runsOfRides } from '#app/timetable/runs-on-day.ts';
import type { IndexedPattern, Ride } from '#app/timetable/rides.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { placeSlug, stopSlugs } from '#domain/network/slug.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { ServiceClass } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type Instant, type LocalDate, MINUTE, plusDays } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A city with its stops that are sold. */
export interface Place {
  /** Its name in URLs. */
  readonly slug: string;
  readonly city: string;
  readonly area: string;
  readonly stops: readonly Stop[];
}

/** A class of bus on a route, with its own fare and duration: the cheapest class is seldom the fastest. */
export interface RouteService extends Pick<ServiceClass, 'id' | 'name'> {
  /** Its lowest adult fare, VAT included. */
  readonly fare: Centavos;
  /** Of its fastest run. */
  readonly minutes: number;
}

/** Facts about the route between two places on the next day with a run. */
export interface RouteFacts {
  readonly from: Place;
  readonly to: Place;
  /** The pair of stops with the most runs. */
  readonly origin: Stop;
  readonly destination: Stop;
  readonly date: LocalDate;
  /** Of the fastest run. */
  readonly minutes: number;
  /** The lowest adult fare, VAT included. */
  readonly fare: Centavos;
  readonly first: Instant;
  readonly last: Instant;
  readonly departures: number;
  /** The cheapest first. */
  readonly services: readonly RouteService[];
  /** Intermediate stops of the run with the most stops. */
  readonly via: readonly Stop[];
}

/** The places of a timetable by slug, and its stops. */
interface Addresses {
  readonly places: ReadonlyMap<string, Place>;
  readonly stops: ReadonlyMap<string, Stop>;
  readonly slugs: ReadonlyMap<string, string>;
}

/** Computed once per publication: disruptions do not change the rides. */
const known = new WeakMap<Timetable['rides'], Addresses>();

export function addressesOf(timetable: Timetable): Addresses {
  const found = known.get(timetable.rides);
  if (found) return found;
  const { stops } = networkOf(timetable);
  const slugs = stopSlugs(stops);
  // Nobody travels to a city by its shuttle: its stops have pages, and are no places of the line.
  const cities = Map.groupBy(
    stops.filter(({ kind }) => kind !== 'shuttle'),
    ({ city }) => placeSlug(city),
  );
  const made: Addresses = {
    places: new Map(
      [...cities].map(([slug, its]) => [slug, { slug, city: its[0]!.city, area: its[0]!.area, stops: its }]),
    ),
    stops: new Map(stops.map((stop) => [slugs.get(stop.id)!, stop])),
    slugs,
  };
  known.set(timetable.rides, made);
  return made;
}

/** A route need not run every day. */
const DAYS_AHEAD = 7;

/** Undefined when nothing runs in the week from a day on. */
function routeFacts(
  timetable: Timetable,
  [from, to]: readonly [Place, Place],
  date: LocalDate,
): RouteFacts | undefined {
  const rides = ridesBetween(timetable, from.stops, to.stops);
  for (let ahead = 0; ahead < DAYS_AHEAD && rides.length > 0; ahead += 1) {
    const runs = runsOfRides(timetable, rides, plusDays(date, ahead));
    const [first] = runs;
    if (!first) continue;
    const [origin, destination] = mostRun(runs);
    const services = servicesOf(runs);
    return {
      from,
      to,
      origin,
      destination,
      date: plusDays(date, ahead),
      minutes: fastest(runs),
      fare: services[0]!.fare,
      first: first.departs,
      last: runs.at(-1)!.departs,
      departures: runs.length,
      services,
      via: viaOf(timetable, runs),
    };
  }
  return undefined;
}

const fastest = (runs: readonly Run[]): number =>
  Math.min(...runs.map(({ departs, arrives }) => Math.round((arrives - departs) / MINUTE)));

function servicesOf(runs: readonly Run[]): readonly RouteService[] {
  const byClass = Map.groupBy(runs, ({ departure }) => departure.service.id);
  return [...byClass.values()]
    .map((its) => ({
      id: its[0]!.departure.service.id,
      name: its[0]!.departure.service.name,
      fare: its.map(({ adultFare }) => adultFare).reduce((least, fare) => (fare < least ? fare : least)),
      minutes: fastest(its),
    }))
    .toSorted((a, b) => a.fare - b.fare || a.minutes - b.minutes);
}

/**
 * All rides from some stops to others, or as far as possible when these are omitted: for each bus and boarding stop,
 * only the longest.
 */
export function ridesBetween(
  { rides }: Timetable,
  origins: readonly Pick<Stop, 'id'>[],
  destinations?: readonly Pick<Stop, 'id'>[],
): readonly Ride[] {
  const wanted = destinations && new Set(destinations.map(({ id }) => id));
  const longest = new Map<IndexedPattern, Map<number, Ride>>();
  const all = origins.flatMap(({ id }) => [...(rides.get(id) ?? [])]);
  for (const ride of all.flatMap(([destination, list]) => (wanted?.has(destination) === false ? [] : list))) {
    const ofBus = longest.get(ride.pattern) ?? new Map<number, Ride>();
    longest.set(ride.pattern, ofBus);
    if ((ofBus.get(ride.from)?.to ?? -1) < ride.to) ofBus.set(ride.from, ride);
  }
  return [...longest.values()].flatMap((ofBus) => [...ofBus.values()]);
}

/** The pair of stops with the most runs. */
function mostRun(runs: readonly Run[]): readonly [Stop, Stop] {
  const pairs = [...Map.groupBy(runs, ({ origin, destination }) => `${origin.id}\n${destination.id}`).values()];
  const [most] = pairs.toSorted((a, b) => b.length - a.length)[0]!;
  return [most!.origin, most!.destination];
}

function viaOf({ stops }: Timetable, runs: readonly Run[]): readonly Stop[] {
  const calls = ({ segment }: Run) => segment.to - segment.from;
  const [most] = runs.toSorted((a, b) => calls(b) - calls(a));
  if (!most) return [];
  const { departure, segment } = most;
  return departure.calls.slice(segment.from + 1, segment.to).flatMap(({ stop }) => stops.get(stop) ?? []);
}

/**
 * All routes to and from a place, those with the most hours of driving per day first: this ranks both the next village
 * and a rare bus low.
 */
export interface PlaceFacts {
  readonly place: Place;
  readonly to: readonly RouteFacts[];
  readonly from: readonly RouteFacts[];
}

const weightOf = ({ departures, minutes }: RouteFacts): number => departures * minutes;

/** Maximum number of cached places per day, which are then cleared; one takes about 10 KB. */
const REMEMBERED = 1_000;

const facts = new WeakMap<Timetable['rides'], Map<string, PlaceFacts>>();

/** Facts about a place on one of the carrier's days, computed once for all requests. */
export function placeFacts(timetable: Timetable, place: Place, date: LocalDate): PlaceFacts {
  const ofTimetable = facts.get(timetable.rides) ?? new Map<string, PlaceFacts>();
  facts.set(timetable.rides, ofTimetable);
  const key = `${date} ${place.slug}`;
  const found = ofTimetable.get(key);
  if (found) return found;
  const others = [...addressesOf(timetable).places.values()].filter((other) => other !== place);
  const routes = (pairs: readonly (readonly [Place, Place])[]) =>
    pairs
      .flatMap((pair) => routeFacts(timetable, pair, date) ?? [])
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a.fare - b.fare);
  const made: PlaceFacts = {
    place,
    to: routes(others.map((other) => [other, place])),
    from: routes(others.map((other) => [place, other])),
  };
  if (ofTimetable.size >= REMEMBERED) ofTimetable.clear();
  ofTimetable.set(key, made);
  return made;
}

/** The places with arrivals, those with the most destinations first. */
export function reachedPlaces(timetable: Timetable): readonly Place[] {
  const reach = ({ stops }: Place) => Math.max(...stops.map((stop) => timetable.rides.get(stop.id)?.size ?? 0));
  const reached = new Set([...timetable.rides.values()].flatMap((byDestination) => [...byDestination.keys()]));
  return [...addressesOf(timetable).places.values()]
    .filter(({ stops }) => stops.some(({ id }) => reached.has(id)))
    .toSorted((a, b) => reach(b) - reach(a));
}
