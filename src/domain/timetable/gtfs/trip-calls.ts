import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import type { NoticeCode } from '#domain/timetable/gtfs/notice.ts';
import type { StopTime } from '#domain/timetable/gtfs/stop-times.ts';
import type { FeedStop } from '#domain/timetable/gtfs/stops.ts';
import type { Line } from '#domain/timetable/gtfs/table.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A call of a trip that can be sold. */
export interface FeedCall {
  readonly stop: FeedStop;
  readonly arrivesS: number;
  readonly departsS: number;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** Why a trip cannot be sold, and the line that shows it. */
export interface TripFault {
  readonly code: NoticeCode;
  readonly at: Line | undefined;
}

/** The calls of a trip, times filled in between timepoints; or the first reason why nobody can ride it. */
export function callsOfTrip(times: readonly StopTime[]): Result<readonly FeedCall[], TripFault> {
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last || times.length < 2) return fail({ code: 'unusable_trip', at: first?.line });
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
  return ok(calls);
}

/** Between two timepoints the bus is thought to move evenly along the line of its stops. */
function withTimes(times: readonly StopTime[]): FeedCall[] {
  const travelled = distances(times);
  let previous = 0;
  return times.map((time, i) => {
    const { stop, pickup, dropOff } = time;
    if (time.arrivesS !== undefined && time.departsS !== undefined) {
      previous = i;
      return { stop, pickup, dropOff, arrivesS: time.arrivesS, departsS: time.departsS };
    }
    const next = times.findIndex((later, at) => at > i && later.arrivesS !== undefined);
    const from = times[previous]!.departsS!;
    const whole = travelled[next]! - travelled[previous]!;
    const part = whole === 0 ? 0 : (travelled[i]! - travelled[previous]!) / whole;
    const at = Math.round(from + (times[next]!.arrivesS! - from) * part);
    return { stop, pickup, dropOff, arrivesS: at, departsS: at };
  });
}

function distances(times: readonly StopTime[]): number[] {
  let km = 0;
  return times.map(({ stop }, i) => {
    if (i > 0) km += greatCircleKm(times[i - 1]!.stop, stop);
    return km;
  });
}
