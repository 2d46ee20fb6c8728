import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import type { NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';
import type { StopTime } from '#domain/timetable/gtfs/stop-times.ts';
import type { FeedStop } from '#domain/timetable/gtfs/stops.ts';
import type { FeedTrip } from '#domain/timetable/gtfs/trips.ts';
import type { Line } from '#domain/timetable/gtfs/table.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A stop call that can be sold. */
export interface FeedCall {
  readonly stop: FeedStop;
  /** The line with its time in the feed. */
  readonly line: number;
  /** Whether the feed has the time, or it was interpolated. */
  readonly isTimed: boolean;
  readonly arrivesS: number;
  readonly departsS: number;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** A trip with consistent calls. */
export interface RideableTrip extends FeedTrip {
  readonly calls: readonly FeedCall[];
}

/** Why a trip cannot be sold, and the line that shows it. */
export interface TripFault {
  readonly code: NoticeCode;
  readonly at: Line | undefined;
}

/** Seconds from the start of the service day: a trip of the next night begins before the second midnight. */
export const LATEST_START_S = 48 * 3600;
/** The world's longest bus rides take three days. A later end, such as "180:20:00" for 18:20, is a mistake. */
const LATEST_END_S = 96 * 3600;
/** Limited because every pair of calls is priced: ten times as many as the slowest local bus. */
const MAX_CALLS = 500;

/** The calls of a trip, with missing times interpolated; or the first reason why it cannot be ridden. */
export function callsOfTrip(times: readonly StopTime[]): Result<readonly FeedCall[], TripFault> {
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last || times.length < 2) return fail({ code: 'unusable_trip', at: first?.line });
  if (times.length > MAX_CALLS) return fail({ code: 'anden_too_many_calls', at: first.line });
  for (const edge of [first, last]) {
    if (edge.arrivesS === undefined) return fail({ code: 'missing_trip_edge', at: edge.line });
  }
  const calls = withTimes(times);
  for (const [i, call] of calls.entries()) {
    const at = times[i]!.line;
    if (call.departsS < call.arrivesS) return fail({ code: 'start_and_end_range_out_of_order', at });
    const before = calls[i - 1];
    if (before && call.arrivesS < before.departsS) {
      return fail({ code: 'stop_time_with_arrival_before_previous_departure_time', at });
    }
  }
  return isTooLong(calls) ? fail({ code: 'anden_trip_too_long', at: last.line }) : ok(calls);
}

const isTooLong = (calls: readonly FeedCall[]): boolean =>
  calls[0]!.departsS >= LATEST_START_S || calls.at(-1)!.departsS >= LATEST_END_S;

/** Between two timepoints, assumes even speed along the line of stops. */
function withTimes(times: readonly StopTime[]): FeedCall[] {
  const travelled = distances(times);
  let previous = 0;
  return times.map((time, i) => {
    const { stop, pickup, dropOff } = time;
    const call = { stop, line: time.line.line, pickup, dropOff };
    if (time.arrivesS !== undefined && time.departsS !== undefined) {
      previous = i;
      return { ...call, isTimed: true, arrivesS: time.arrivesS, departsS: time.departsS };
    }
    const next = times.findIndex((later, at) => at > i && later.arrivesS !== undefined);
    const from = times[previous]!.departsS!;
    const whole = travelled[next]! - travelled[previous]!;
    const part = whole === 0 ? 0 : (travelled[i]! - travelled[previous]!) / whole;
    const at = Math.round(from + (times[next]!.arrivesS! - from) * part);
    return { ...call, isTimed: false, arrivesS: at, departsS: at };
  });
}

function distances(times: readonly StopTime[]): number[] {
  let km = 0;
  return times.map(({ stop }, i) => {
    if (i > 0) km += greatCircleKm(times[i - 1]!.stop, stop);
    return km;
  });
}
