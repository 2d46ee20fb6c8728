import type { NetworkFacts, PublishedTimetable, TripPattern } from '#app/timetable/ports.ts';
import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { PublishedRoute } from '#domain/timetable/gtfs/publication.ts';
import type { FeedServiceClass } from '#domain/timetable/gtfs/service-classes.ts';

/** The bus of a pattern, as a feed describes it. */
export interface BusOnSale {
  readonly route: PublishedRoute;
  readonly service: FeedServiceClass;
  /** The service class it is sold in: the service's own, or the one it is a copy of. */
  readonly soldAs: string;
}

/**
 * A feed has one class per route and one bus per class. Patterns that kept another bus because they were sold get a
 * copy of the route and of the class, with ids derived from both. Undefined for patterns whose route no longer exists.
 */
export function busesOnSale({ services, patterns }: PublishedTimetable, { routes, layouts }: NetworkFacts) {
  const classes = new Map(services.map((service) => [service.id, service]));
  const plans = new Map(layouts.map((layout) => [layout.id, layout]));
  const known = new Map(routes.map((route) => [route.id, route]));
  const nameOfClass = madeNames(classes);
  const nameOfLayout = madeNames(plans);
  const nameOfRoute = madeNames(known);

  const layoutOf = ({ layoutId, seats }: TripPattern): BusLayout | undefined => {
    const layout = plans.get(layoutId);
    if (!layout || layout.seats === seats) return layout;
    return { ...layout, id: nameOfLayout(layoutId, String(seats)), seats };
  };
  const busOf = (pattern: TripPattern): BusOnSale | undefined => {
    const [sold, layout, route] = [classes.get(pattern.serviceClass), layoutOf(pattern), known.get(pattern.route)];
    if (!sold || !layout || !route) return undefined;
    const { id, name, discountsApply, vatExempt, amenities } = sold;
    const classId = layout.id === sold.layoutId ? id : nameOfClass(id, layout.id);
    return {
      soldAs: id,
      service: {
        id: classId,
        nameEs: name.es,
        nameEn: name.en,
        layout,
        discountsApply,
        vatExempt: vatExempt === true,
        amenities,
      },
      route:
        route.serviceClassId === classId
          ? route
          : { ...route, id: nameOfRoute(route.id, classId), serviceClassId: classId },
    };
  };
  return new Map(patterns.map((pattern) => [pattern, busOf(pattern)]));
}

/** Derives an id from two names: deterministic, and not yet taken. */
export const madeNames =
  (taken: { has(name: string): boolean }) =>
  (name: string, more: string): string => {
    let made = `${name}-${more}`;
    while (taken.has(made)) made += '-';
    return made;
  };
