import {
  byId,
  byText,
  type StopPair,
  type TimetableOnSale,
  type WrittenFile,
} from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import type { PublishedRoute } from '#domain/timetable/gtfs/publication.ts';

/**
 * Fares in the widely supported format (Fares V1): each stop is its own zone, and the price of a pair on a route is the
 * fare of the route's service class.
 */
export function fareFiles(timetable: TimetableOnSale): readonly WrittenFile[] {
  const fares = new Map<string, readonly string[]>();
  const rules: (readonly string[])[] = [];
  const pairs = pairsByRoute(timetable.trips);
  for (const route of timetable.routes.toSorted(byId)) {
    const ridden = pairs.get(route.id)?.values() ?? [];
    for (const { originId, destinationId } of [...ridden].toSorted(byPair)) {
      const amount = timetable.fareOf({ originId, destinationId }, route.serviceClassId);
      if (amount === undefined) continue;
      const id = fareId(route, amount);
      fares.set(id, [id, (amount / 100).toFixed(2), 'MXN', PAID_BEFORE_BOARDING, NO_TRANSFER, route.agencyId]);
      rules.push([id, route.id, originId, destinationId]);
    }
  }
  return [
    {
      file: 'fare_attributes.txt',
      columns: ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id'],
      rows: () => [...fares.values()].toSorted(([a = ''], [b = '']) => byText(a, b)),
    },
    { file: 'fare_rules.txt', columns: ['fare_id', 'route_id', 'origin_id', 'destination_id'], rows: () => rules },
  ];
}

const PAID_BEFORE_BOARDING = '1';
const NO_TRANSFER = '0';

const fareId = ({ agencyId }: PublishedRoute, amount: number): string => `${agencyId}-${amount}`;

const byPair = (a: StopPair, b: StopPair): number =>
  byText(a.originId, b.originId) || byText(a.destinationId, b.destinationId);

type PairsByRoute = ReadonlyMap<string, ReadonlyMap<string, StopPair>>;

/** The pairs that each route serves, in order. Trips of a route with the same stops are processed once. */
function pairsByRoute(trips: TimetableOnSale['trips']): PairsByRoute {
  const byRoute = new Map<string, Map<string, StopPair>>();
  const seen = new Set<string>();
  for (const { routeId, calls } of trips) {
    const stops = calls.map(({ stopId }) => stopId);
    const way = JSON.stringify([routeId, ...stops]);
    if (seen.has(way)) continue;
    seen.add(way);
    const pairs = byRoute.get(routeId) ?? new Map<string, StopPair>();
    byRoute.set(routeId, pairs);
    for (const [from, originId] of stops.entries()) {
      for (const destinationId of stops.slice(from + 1)) {
        if (destinationId === originId) continue;
        pairs.set(JSON.stringify([originId, destinationId]), { originId, destinationId });
      }
    }
  }
  return byRoute;
}
