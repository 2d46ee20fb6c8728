import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { FeedCall, RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';

/** Maximum km/h by route_type, from the canonical validator. */
const FASTEST: Readonly<Record<number, number>> = {
  0: 100,
  1: 150,
  2: 500,
  3: 150,
  4: 80,
  5: 30,
  6: 50,
  7: 50,
  11: 150,
  12: 150,
};
const FASTEST_OF_OTHERS = 200;
/** Beyond this distance rounded times cannot explain the speed. */
const FAR_KM = 10;

/**
 * Reports trips that would have to exceed the maximum speed of their vehicle, between two stops or over a longer
 * distance.
 */
export function saySpeeds(trips: readonly RideableTrip[], report: Report): void {
  // Most trips of a route differ only in their days.
  const slow = new Set<string>();
  for (const trip of trips) {
    const limit = FASTEST[trip.route.type ?? -1] ?? FASTEST_OF_OTHERS;
    const calls = trip.calls.filter(({ isTimed }) => isTimed);
    const key = `${limit} ${calls.map(({ stop, arrivesS, departsS }) => `${stop.id} ${arrivesS} ${departsS}`).join('\n')}`;
    if (slow.has(key)) continue;
    const isFastToNext = sayOfNext(trip, calls, limit, report);
    const isFastOverFar = sayOfFar(trip, limit, report);
    if (!isFastToNext && !isFastOverFar) slow.add(key);
  }
}

function sayOfNext({ id }: RideableTrip, calls: readonly FeedCall[], limit: number, report: Report): boolean {
  let isFast = false;
  for (const [i, to] of calls.entries()) {
    const from = calls[i - 1];
    if (!from || speed(greatCircleKm(from.stop, to.stop), from, to) <= limit) continue;
    isFast = true;
    report('fast_travel_between_consecutive_stops', {
      file: 'stop_times.txt',
      line: to.line,
      field: 'trip_id',
      value: id,
    });
  }
  return isFast;
}

/** At most one report per trip. */
function sayOfFar({ id, calls }: RideableTrip, limit: number, report: Report): boolean {
  for (const [end, to] of calls.entries()) {
    let km = 0;
    for (let start = end - 1; start >= 0 && to.isTimed; start -= 1) {
      const from = calls[start]!;
      km += greatCircleKm(from.stop, calls[start + 1]!.stop);
      if (!from.isTimed || km <= FAR_KM || speed(km, from, to) <= limit) continue;
      report('fast_travel_between_far_stops', { file: 'stop_times.txt', line: to.line, field: 'trip_id', value: id });
      return true;
    }
  }
  return false;
}

const MINUTE_S = 60;

/** Kilometres per hour. Two times in whole minutes may be rounded by one. */
function speed(km: number, from: FeedCall, to: FeedCall): number {
  const seconds = to.arrivesS - from.departsS;
  if (seconds <= 0) return (km * 3600) / MINUTE_S;
  const isRounded = to.arrivesS % MINUTE_S === 0 && from.departsS % MINUTE_S === 0;
  return (km * 3600) / (seconds + (isRounded ? MINUTE_S : 0));
}
