import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { isServed, type Pair, type Timetable } from '#app/timetable/timetable.ts';
import type { StopId } from '#domain/network/stop.ts';
import { isDetour } from '#domain/timetable/connections.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** The runs that journeys of two runs on a day can be made of, and those without a change. */
export function connectingRuns(
  timetable: Timetable,
  pair: Pair,
  date: LocalDate,
): Readonly<Record<'firsts' | 'seconds' | 'direct', readonly Run[]>> {
  const { origin, destination } = pair;
  const stops = transferStops(timetable, pair);
  const runs = (from: StopId, to: StopId, shift: number) =>
    runsOnDay(timetable, { origin: from, destination: to }, plusDays(date, shift));
  return {
    firsts: stops.flatMap((stop) => runs(origin, stop, 0)),
    // The second one may leave after midnight, or where the clock is behind.
    seconds: stops.flatMap((stop) => [-1, 0, 1].flatMap((shift) => runs(stop, destination, shift))),
    direct: [0, 1].flatMap((shift) => runs(origin, destination, shift)),
  };
}

/** Whether two stops are connected by a change of bus. */
export const isConnected = (timetable: Timetable, pair: Pair): boolean => transferStops(timetable, pair).length > 0;

/** Stops that can be reached from each origin only by a change of bus. */
export const onlyConnected = (timetable: Timetable): ReadonlyMap<StopId, readonly StopId[]> => {
  const known = remembered.get(timetable.rides);
  if (known) return known;
  const found = new Map(
    [...timetable.rides.keys()].map((origin) => [
      origin,
      [...timetable.stops.keys()].filter(
        (destination) =>
          !isServed(timetable, { origin, destination }) && isConnected(timetable, { origin, destination }),
      ),
    ]),
  );
  remembered.set(timetable.rides, found);
  return found;
};

const remembered = new WeakMap<Timetable['rides'], ReadonlyMap<StopId, readonly StopId[]>>();

function transferStops(timetable: Timetable, { origin, destination }: Pair): readonly StopId[] {
  const { stops, transfers } = timetable;
  const [from, to] = [stops.get(origin), stops.get(destination)];
  if (!from || !to || origin === destination) return [];
  return [...transfers.keys()].filter((stop) => {
    const at = stops.get(stop);
    return (
      at !== undefined &&
      stop !== origin &&
      stop !== destination &&
      isServed(timetable, { origin, destination: stop }) &&
      isServed(timetable, { origin: stop, destination }) &&
      !isDetour(from, at, to)
    );
  });
}
