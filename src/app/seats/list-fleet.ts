import type { BusLayouts } from '#app/seats/bus-layouts.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import type { ServiceClass } from '#domain/timetable/departure.ts';

/** A service class and the layout of its seats. */
export interface FleetClass {
  readonly service: ServiceClass;
  readonly layout: SeatLayout;
}

export interface FleetDeps {
  readonly timetable: TimetableCache;
  readonly layouts: BusLayouts;
}

/** The service classes of the published timetable. Layouts are read once per publication. */
export function listFleet({ timetable, layouts }: FleetDeps): () => Promise<readonly FleetClass[]> {
  const known = new WeakMap<Timetable['services'], readonly FleetClass[]>();
  return async () => {
    const { services, version } = await timetable.current();
    const read =
      known.get(services) ??
      (await Promise.all(
        [...services.values()].map(async (service) => ({
          service,
          layout: await layouts.find(service.layoutId, version),
        })),
      ));
    known.set(services, read);
    return read;
  };
}
