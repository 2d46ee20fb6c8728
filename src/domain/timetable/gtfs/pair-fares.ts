import { type FareOf, fareFinder, type FoundFare, isSellable } from '#domain/timetable/gtfs/fares.ts';
import type { DatedTrip } from '#domain/timetable/gtfs/dated-trips.ts';
import type { Feed } from '#domain/timetable/gtfs/feed.ts';
import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { PublishedFare } from '#domain/timetable/gtfs/publication.ts';
import type { FeedCall } from '#domain/timetable/gtfs/trip-calls.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** Fares computed by distance when a feed has none. */
export interface FareByDistance {
  readonly perKm: Centavos;
  readonly least: Centavos;
}

/** Ratio of road to straight distance over a carrier's network (estimate). */
const ROAD_PER_STRAIGHT_KM = 1.18;
const WHOLE_PESO = 100;

/** The price of the road between two calls, rounded to whole pesos. */
export function fareByDistance(calls: readonly FeedCall[], { perKm, least }: FareByDistance): Centavos {
  const straight = calls.reduce((km, call, i) => (i === 0 ? 0 : km + greatCircleKm(calls[i - 1]!.stop, call.stop)), 0);
  const pesos = Math.round((straight * ROAD_PER_STRAIGHT_KM * perKm) / WHOLE_PESO);
  return centavos(Math.max(least, pesos * WHOLE_PESO));
}

interface PairFares {
  readonly fares: readonly PublishedFare[];
  /** Trips with at least one pair that can be sold. */
  readonly sold: readonly DatedTrip[];
}

/** The fare of every pair by service class, and the trips that have at least one. */
export function pairFares(
  trips: readonly DatedTrip[],
  feed: Feed,
  byDistance: FareByDistance | undefined,
  report: Report,
): PairFares {
  const fareOf = fareFinder(feed.fares);
  const book = createFareBook(report);
  const soldPatterns = new Map<string, boolean>();
  const isSold = (trip: DatedTrip): boolean => {
    const key = patternKey(trip);
    const known = soldPatterns.get(key);
    if (known !== undefined) return known;
    const sold = pricePattern(trip, { fareOf, byDistance, book });
    soldPatterns.set(key, sold);
    return sold;
  };
  const sold: DatedTrip[] = [];
  for (const trip of trips) {
    if (isSold(trip)) sold.push(trip);
    else report('anden_trip_without_sale', { file: 'trips.txt', line: trip.line, field: 'trip_id', value: trip.id });
  }
  return { fares: book.fares(), sold };
}

/** Trips of one route with the same stops have the same fares. */
const patternKey = ({ route, calls }: DatedTrip): string =>
  [route.id, ...calls.map(({ stop, pickup, dropOff }) => `${stop.id} ${pickup} ${dropOff}`)].join('\n');

interface Pricing {
  readonly fareOf: FareOf;
  readonly byDistance: FareByDistance | undefined;
  readonly book: FareBook;
}

/** Prices all pairs of a pattern; returns whether any can be sold. */
function pricePattern(trip: DatedTrip, { fareOf, byDistance, book }: Pricing): boolean {
  let sold = false;
  for (const [from, to] of ridesOf(trip.calls)) {
    const calls = trip.calls.slice(from, to + 1);
    const zones = calls.map(({ stop }) => stop.fareZone);
    const published = fareOf({ agency: trip.route.agency.id, route: trip.route.id, zones });
    const made = published || !byDistance ? undefined : fareByDistance(calls, byDistance);
    if (published) book.add(trip, calls, published);
    else if (made !== undefined && isSellable(made)) book.addMade(trip, calls, made);
    else book.miss(trip, calls, made);
    sold ||= published !== undefined || (made !== undefined && isSellable(made));
  }
  return sold;
}

function* ridesOf(calls: readonly FeedCall[]): Generator<[from: number, to: number]> {
  for (let from = 0; from < calls.length - 1; from += 1) {
    const on = calls[from]!;
    if (!on.pickup || on.stop.dropOffOnly) continue;
    for (let to = from + 1; to < calls.length; to += 1) {
      const off = calls[to]!;
      if (off.dropOff && off.stop.id !== on.stop.id) yield [from, to];
    }
  }
}

const pairName = (calls: readonly FeedCall[]): string => `${calls[0]!.stop.name} - ${calls.at(-1)!.stop.name}`;

interface FareBook {
  add(trip: DatedTrip, calls: readonly FeedCall[], found: FoundFare): void;
  addMade(trip: DatedTrip, calls: readonly FeedCall[], amount: Centavos): void;
  /** `made` is the fare by distance that cannot be sold, if there is one. */
  miss(trip: DatedTrip, calls: readonly FeedCall[], made: Centavos | undefined): void;
  fares(): readonly PublishedFare[];
}

/**
 * One fare for each pair and class; where routes disagree, the lower one, so that nobody pays more than was published.
 */
function createFareBook(report: Report): FareBook {
  const fares = new Map<string, { readonly fare: PublishedFare; readonly made: boolean }>();
  const missing = new Set<string>();
  const ambiguous = new Set<string>();
  const put = (trip: DatedTrip, calls: readonly FeedCall[], amount: Centavos, made: boolean): void => {
    const originId = calls[0]!.stop.id;
    const destinationId = calls.at(-1)!.stop.id;
    const serviceClassId = trip.route.service.id;
    const key = JSON.stringify([originId, destinationId, serviceClassId]);
    const before = fares.get(key);
    const value = pairName(calls);
    if (before && !before.made && !made && before.fare.amount !== amount) {
      report('anden_fare_differs_by_route', { file: 'fare_rules.txt', field: 'route_id', value });
    }
    if (!before && made) report('anden_fare_by_distance', { file: 'trips.txt', line: trip.line, value });
    const better = !before || (before.made && !made) || (before.made === made && amount < before.fare.amount);
    if (better) fares.set(key, { fare: { originId, destinationId, serviceClassId, amount }, made });
  };
  return {
    add(trip, calls, { price, prices }) {
      put(trip, calls, price, false);
      const value = `${pairName(calls)} (${trip.route.id}): ${prices}`;
      if (prices === 1 || ambiguous.has(value)) return;
      ambiguous.add(value);
      report('anden_fare_ambiguous', { file: 'fare_rules.txt', field: 'fare_id', value });
    },
    addMade: (trip, calls, amount) => put(trip, calls, amount, true),
    miss(trip, calls, made) {
      const value = pairName(calls);
      if (missing.has(value)) return;
      missing.add(value);
      const code = made === undefined ? 'anden_pair_without_fare' : 'anden_fare_out_of_range';
      report(code, { file: 'trips.txt', line: trip.line, field: 'trip_id', value });
    },
    fares: () => [...fares.values()].map(({ fare }) => fare),
  };
}
