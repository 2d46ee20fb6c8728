import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import { runOfRide } from '#app/timetable/run-of-ride.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Ride } from '#app/timetable/rides.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** All departures on sale between two stops from now on. */
export interface RunsToCome {
  readonly origin: Stop;
  readonly destination: Stop;
  /** The runs of one trip after another, generated lazily: together they are several thousand. */
  readonly rides: Iterable<readonly Run[]>;
}

/** The whole timetable of a pair, without cancelled runs. */
export const listRunsToCome =
  ({ timetable: cache }: { readonly timetable: TimetableCache }) =>
  async (pair: Pair, now: Instant): Promise<Result<RunsToCome, Faults>> => {
    const timetable = await cache.current();
    const [origin, destination] = [timetable.stops.get(pair.origin), timetable.stops.get(pair.destination)];
    const rides = timetable.rides.get(pair.origin)?.get(pair.destination);
    if (!origin || !destination || !rides) return fail([fault('pair_not_served', 'destination')]);
    return ok({ origin, destination, rides: ridesFrom(timetable, rides, now) });
  };

function* ridesFrom(timetable: Timetable, rides: readonly Ride[], now: Instant): Generator<readonly Run[]> {
  for (const { pattern, from, to } of rides) {
    yield [...pattern.byDate].flatMap(([date, departure]) => {
      const run = runOfRide(timetable, { pattern, date }, { departure, from, to });
      if (!run || run.departs < now || reportedDisruption(timetable, run.segment).isCancelled) return [];
      return [run];
    });
  }
}
