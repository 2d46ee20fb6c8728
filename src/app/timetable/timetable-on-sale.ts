import { type BusOnSale, busesOnSale, madeNames } from '#app/timetable/buses-on-sale.ts';
import { fareTable } from '#app/timetable/fare-table.ts';
import { datedIds } from '#app/timetable/dated-ids.ts';
import type { DatedId, NetworkFacts, StoredTimetable, TripPattern } from '#app/timetable/ports.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { byText, type TimetableOnSale } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { id } from '#kernel/ids.ts';

/** A pattern without the omitted runs, and its bus. */
interface PatternOnSale {
  readonly pattern: TripPattern & { readonly runs: readonly DatedId[] };
  readonly bus: BusOnSale;
}

/**
 * What is sold, in the terms of a feed. Omits the runs in `cancelled`, and those sold while the carrier had another
 * zone: a feed has only one.
 */
export function timetableOnSale(
  { published, network }: StoredTimetable,
  cancelled: ReadonlySet<DepartureId>,
): TimetableOnSale {
  const buses = busesOnSale(published, network);
  const sold = published.patterns.flatMap((pattern): PatternOnSale[] => {
    const bus = buses.get(pattern);
    const runs = datedIds(pattern.runs).filter((run) => !cancelled.has(run.id));
    if (!bus || runs.length === 0 || pattern.zone !== published.zone) return [];
    return [{ pattern: { ...pattern, runs }, bus }];
  });
  const routes = [...new Map(sold.map(({ bus: { route } }) => [route.id, route])).values()];
  const classes = new Map(sold.map(({ bus }) => [bus.service.id, bus]));
  const owners = new Set(routes.map(({ agencyId }) => agencyId));
  const called = new Set(sold.flatMap(({ pattern }) => pattern.calls.map(({ stop }) => stop)));
  const drawn = new Set(sold.map(({ pattern }) => network.shapeOfTrip.get(pattern.trip)));
  const fares = fareTable(published.fares);
  return {
    zone: published.zone,
    agencies: network.agencies.filter((agency) => owners.has(agency.id)),
    stops: published.stops
      .filter((stop) => called.has(stop.id))
      .map((stop) => ({ ...stop, fareZone: undefined, parent: network.stations.get(stop.id) })),
    routes,
    classes: [...classes.values()].map(({ service }) => service),
    trips: tripsOf(sold, network),
    shapes: [...network.shapes.values()].filter(({ id: its }) => drawn.has(its)),
    fareOf: ({ originId, destinationId }, serviceClassId) =>
      fares.of(
        { origin: id(originId), destination: id(destinationId) },
        classes.get(serviceClassId)?.soldAs ?? serviceClassId,
      ),
  };
}

// name of a trip set aside, reserved so that no feed can use it: the trip's id, and the version that replaced it
const SET_ASIDE = /^(.+)~(\d+)$/;

/**
 * Trips under their own ids. Those set aside are renamed; when a trip has two patterns, the second one's id includes
 * its first day.
 */
function tripsOf(sold: readonly PatternOnSale[], network: NetworkFacts): TimetableOnSale['trips'] {
  const taken = new Set<string>(sold.map(({ pattern }) => pattern.trip));
  const used = new Set<string>();
  const firstDay = ({ runs }: PatternOnSale['pattern']) => runs.map(({ date }) => date).toSorted(byText)[0] ?? '';
  const named = madeNames(taken);
  const nameOf = (pattern: PatternOnSale['pattern']): string => {
    const [, base, version] = SET_ASIDE.exec(pattern.trip) ?? [];
    const name = base && version ? named(base, version) : pattern.trip;
    return used.has(name) ? named(name, firstDay(pattern)) : name;
  };
  const inOrder = sold.toSorted(
    (a, b) =>
      byText(a.pattern.trip, b.pattern.trip) ||
      b.pattern.runs.length - a.pattern.runs.length ||
      byText(firstDay(a.pattern), firstDay(b.pattern)),
  );
  return inOrder.map(({ pattern, bus }) => {
    const name = nameOf(pattern);
    used.add(name);
    taken.add(name);
    return {
      id: name,
      routeId: bus.route.id,
      headsign: network.headsigns.get(pattern.trip),
      shapeId: network.shapeOfTrip.get(pattern.trip),
      calls: pattern.calls.map(({ stop, ...call }) => ({ stopId: stop, ...call })),
      dates: pattern.runs.map(({ date }) => date),
    };
  });
}
