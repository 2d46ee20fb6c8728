import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import { oncePer } from '#kernel/once-per.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Stops on sale, and the destinations from each. A drop-off-only stop has none. */
export interface Network {
  readonly stops: readonly Stop[];
  readonly destinations: ReadonlyMap<StopId, readonly StopId[]>;
}

/** Origins and the destinations served from each (M1, M2). */
export const listOrigins =
  ({ timetable, report }: { readonly timetable: TimetableCache; readonly report: (problem: unknown) => void }) =>
  async (): Promise<Result<Network, Faults>> => {
    try {
      const network = networkOf(await timetable.current());
      return network.stops.length > 0 ? ok(network) : fail([fault('origins_not_found')]);
    } catch (problem) {
      report(problem);
      return fail([fault('origins_not_loaded')]);
    }
  };

/** The stops of a timetable that are sold, in its order. */
export const networkOf = oncePer(({ rides, stops }: Timetable): Network => {
  const inOrder = [...stops.values()];
  const destinations = new Map(
    [...rides].map(([origin, byDestination]) => [
      origin,
      inOrder.filter(({ id }) => byDestination.has(id)).map(({ id }) => id),
    ]),
  );
  const sold = new Set([...destinations.keys(), ...[...destinations.values()].flat()]);
  return { stops: inOrder.filter(({ id }) => sold.has(id)), destinations };
});
