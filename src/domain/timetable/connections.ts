import type { StopId } from '#domain/network/stop.ts';
import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import { type Transfers, transferMinutes } from '#domain/timetable/transfers.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';

/** The longest wait at a transfer, in minutes. */
export const MAX_TRANSFER_MINUTES = 240;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A way over a transfer is at most this many times as long as the straight line. */
const MAX_DETOUR = 3;

/** Whether changing at a stop leads too far away from the straight line between the ends of a trip. */
export const isDetour = (from: Place, transfer: Place, to: Place): boolean =>
  greatCircleKm(from, transfer) + greatCircleKm(transfer, to) > MAX_DETOUR * greatCircleKm(from, to);

/** What matters of a run for a connection. */
export interface ConnectingRun {
  readonly departure: { readonly id: DepartureId; readonly calls?: readonly { readonly stop: StopId }[] };
  readonly segment?: Pick<Segment, 'from' | 'to'>;
  readonly origin: { readonly id: StopId };
  readonly destination: { readonly id: StopId };
  readonly departs: Instant;
  readonly arrives: Instant;
}

/** Two runs, one after the other, with a change of bus where the first ends and the second begins. */
export interface Connection<Run extends ConnectingRun = ConnectingRun> {
  readonly first: Run;
  readonly second: Run;
}

/**
 * Whether one run can be continued by another: at a transfer stop, on another bus, with enough time and not too much.
 * `late`: the minutes the first one is known to be late.
 */
export function connects(first: ConnectingRun, second: ConnectingRun, transfers: Transfers, late = 0): boolean {
  const minutes = transferMinutes(transfers, first.destination.id, second.origin.id);
  return (
    minutes !== undefined &&
    first.departure.id !== second.departure.id &&
    isTransfer(first.arrives, second.departs, minutes) &&
    !isBroken({ first, second }, late, minutes) &&
    isOnward(first, second)
  );
}

/** Whether no stop is come by twice, but that of the transfer. */
function isOnward(first: ConnectingRun, second: ConnectingRun): boolean {
  const [before, [begins, ...beyond]] = [stopsOf(first), stopsOf(second)];
  const all = [...before, ...(begins === before.at(-1) ? [] : [begins]), ...beyond];
  return new Set(all).size === all.length;
}

const stopsOf = ({ departure: { calls }, segment, origin, destination }: ConnectingRun): readonly StopId[] =>
  calls && segment ? calls.slice(segment.from, segment.to + 1).map(({ stop }) => stop) : [origin.id, destination.id];

/** Whether there is enough time to change, and not too much. */
export const isTransfer = (arrives: Instant, departs: Instant, minutes: number): boolean =>
  departs >= after(arrives, minutes * MINUTE) && departs <= after(arrives, MAX_TRANSFER_MINUTES * MINUTE);

/**
 * The connections of some first and second runs that are worth offering: of two journeys one of which leaves no earlier
 * and arrives no later, only that one; `direct` runs count as journeys. `lateOf`: the minutes a first run is known to be
 * late. In order of departure, then of arrival.
 */
export function connectionsOf<Run extends ConnectingRun>(
  { firsts, seconds, direct }: Readonly<Record<'firsts' | 'seconds' | 'direct', readonly Run[]>>,
  transfers: Transfers,
  lateOf: (run: Run) => number = () => 0,
): readonly Connection<Run>[] {
  const byOrigin = Map.groupBy(seconds, ({ origin }) => origin.id);
  const all = firsts.flatMap((first) =>
    [...(transfers.get(first.destination.id)?.keys() ?? [])]
      .flatMap((stop) => byOrigin.get(stop) ?? [])
      .filter((second) => connects(first, second, transfers, lateOf(first)))
      .map((second) => ({ first, second })),
  );
  const ordered = all.toSorted(latestDepartureFirst);
  const kept: Connection<Run>[] = [];
  let earliestArrival = Number.POSITIVE_INFINITY;
  for (const one of ordered) {
    const { arrives } = one.second;
    const isBeaten = direct.some((run) => run.departs >= one.first.departs && run.arrives <= arrives);
    if (isBeaten || arrives >= earliestArrival) continue;
    earliestArrival = arrives;
    kept.push(one);
  }
  return kept.toReversed();
}

/** Of journeys that leave together the one that arrives first, and of those that arrive together the shorter wait. */
const latestDepartureFirst = (a: Connection, b: Connection): number =>
  b.first.departs - a.first.departs ||
  a.second.arrives - b.second.arrives ||
  b.first.arrives - a.first.arrives ||
  (`${a.first.departure.id} ${a.second.departure.id}` < `${b.first.departure.id} ${b.second.departure.id}` ? -1 : 1);

/**
 * Whether a delay breaks a connection: the first bus no longer runs, or arrives too late for the minimum transfer time.
 * `late`: the minutes the first bus is late at the transfer, undefined when it is cancelled.
 */
export const isBroken = (
  {
    first,
    second,
  }: { readonly first: Pick<ConnectingRun, 'arrives'>; readonly second: Pick<ConnectingRun, 'departs'> },
  late: number | undefined,
  minutes: number,
): boolean => late === undefined || second.departs < after(first.arrives, (late + minutes) * MINUTE);
