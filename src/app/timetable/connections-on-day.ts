import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { isServed, type Pair, type Timetable } from '#app/timetable/timetable.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import { isDetour } from '#domain/timetable/connections.ts';
import type { Run } from '#domain/timetable/run.ts';
import { shuttleStopAt } from '#domain/timetable/shuttle-transfer.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** The runs that journeys of two runs on a day can be made of, and those without a change. */
export function connectingRuns(
  timetable: Timetable,
  pair: Pair,
  date: LocalDate,
): Readonly<Record<'firsts' | 'seconds' | 'direct', readonly Run[]>> {
  const { origin, destination } = pair;
  const transfers = transfersBetween(timetable, pair);
  const [ends, begins] = [new Set(transfers.map(({ at }) => at)), new Set(transfers.map(({ onward }) => onward))];
  const runs = (from: StopId, to: StopId, shift: number) =>
    runsOnDay(timetable, { origin: from, destination: to }, plusDays(date, shift));
  return {
    firsts: [...ends].flatMap((stop) => runs(origin, stop, 0)),
    // The second one may leave after midnight, or where the clock is behind.
    seconds: [...begins].flatMap((stop) => [-1, 0, 1].flatMap((shift) => runs(stop, destination, shift))),
    direct: [0, 1].flatMap((shift) => runs(origin, destination, shift)),
  };
}

/** Whether two stops are connected by a change of bus. */
export const isConnected = (timetable: Timetable, pair: Pair): boolean => transfersBetween(timetable, pair).length > 0;

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

/** Where the first run of a journey between two stops can end, and the second one begin. */
function transfersBetween(timetable: Timetable, { origin, destination }: Pair): readonly Transfer[] {
  const { stops, transfers } = timetable;
  const [from, to] = [stops.get(origin), stops.get(destination)];
  if (!from || !to || origin === destination || isByOneAlone(from, to, timetable)) return [];
  const all = [...transfers].flatMap(([at, next]) => [...next.keys()].map((onward) => ({ at, onward })));
  return all.filter(({ at, onward }) => {
    const stop = stops.get(at);
    return (
      stop !== undefined &&
      [at, onward].every((one) => one !== origin && one !== destination) &&
      isServed(timetable, { origin, destination: at }) &&
      isServed(timetable, { origin: onward, destination }) &&
      !isDetour(from, stop, to)
    );
  });
}

interface Transfer {
  readonly at: StopId;
  readonly onward: StopId;
}

/**
 * Whether one is a stop of the shuttle and no bus or no shuttle is of use between the two: the shuttle goes to the other
 * one itself, or its stop is at a terminal of the buses.
 */
function isByOneAlone(from: Stop, to: Stop, { stops, transfers }: Timetable): boolean {
  if ((from.kind === 'shuttle') === (to.kind === 'shuttle')) return false;
  const [shuttle, other] = from.kind === 'shuttle' ? [from, to] : [to, from];
  const isAtTerminal = transfers.has(shuttle.id) || [...transfers.values()].some((next) => next.has(shuttle.id));
  return isAtTerminal || shuttleStopAt(other, [...stops.values()], false) !== undefined;
}
