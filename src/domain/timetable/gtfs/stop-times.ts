import { readerOf, type Reader } from '#domain/timetable/gtfs/reader.ts';
import type { Report } from '#domain/timetable/gtfs/notice.ts';
import type { FeedStop } from '#domain/timetable/gtfs/stops.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';

/** A line of stop_times.txt, of a known trip and stop. Seconds count from "noon minus 12 h" of the service day. */
export interface StopTime {
  readonly line: Line;
  readonly stop: FeedStop;
  readonly sequence: number;
  readonly arrivesS: number | undefined;
  readonly departsS: number | undefined;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** The calls of one trip as the file has them, ordered by sequence. `broken`: a call of it could not be read. */
export interface TripTimes {
  readonly times: StopTime[];
  broken: boolean;
}

interface StopTimeParts {
  /** Whether trips.txt names the trip at all, and whether it can be used. */
  readonly isNamed: (tripId: string) => boolean;
  readonly isUsable: (tripId: string) => boolean;
  readonly stops: ReadonlyMap<string, FeedStop>;
}

const SEQUENCE = { min: 0, max: 1_000_000 };
const LAST_PICKUP_TYPE = 3;
/** 0 is a scheduled call, 1 none; 2 and 3 are by arrangement with the agency or the driver. */
const SCHEDULED = 0;
const NONE = 1;

/** All stop times by trip. Lines of trips that were refused for another reason are passed over in silence. */
export function readStopTimes(tables: Tables, parts: StopTimeParts, report: Report): ReadonlyMap<string, TripTimes> {
  const reader = readerOf(tables.get('stop_times.txt'), report);
  const trips = new Map<string, TripTimes>();
  for (const line of reader.lines) {
    const tripId = reader.required(line, 'trip_id');
    if (tripId === undefined) continue;
    if (!parts.isUsable(tripId)) {
      if (!parts.isNamed(tripId)) reader.notice('foreign_key_violation', line, 'trip_id');
      continue;
    }
    const trip = trips.get(tripId) ?? { times: [], broken: false };
    trips.set(tripId, trip);
    const time = readStopTime(reader, line, parts.stops);
    if (time) trip.times.push(time);
    else trip.broken = true;
  }
  for (const trip of trips.values()) orderBySequence(trip, reader);
  return trips;
}

function readStopTime(reader: Reader, line: Line, stops: ReadonlyMap<string, FeedStop>): StopTime | undefined {
  const sequence = reader.whole(line, 'stop_sequence', SEQUENCE);
  if (sequence === undefined) {
    reader.required(line, 'stop_sequence');
    return undefined;
  }
  const stopId = reader.required(line, 'stop_id');
  const stop = stopId === undefined ? undefined : stops.get(stopId);
  if (stopId !== undefined && !stop) reader.notice('foreign_key_violation', line, 'stop_id');
  const arrives = reader.time(line, 'arrival_time');
  const departs = reader.time(line, 'departure_time');
  if (!stop || isUnreadable(reader, line, 'arrival_time', arrives)) return undefined;
  if (isUnreadable(reader, line, 'departure_time', departs)) return undefined;
  if ((arrives === undefined) !== (departs === undefined)) {
    reader.notice('stop_time_with_only_arrival_or_departure_time', line);
  }
  return {
    line,
    stop,
    sequence,
    arrivesS: arrives ?? departs,
    departsS: departs ?? arrives,
    pickup: isSold(reader, line, 'pickup_type'),
    dropOff: isSold(reader, line, 'drop_off_type'),
  };
}

/** A time that is there and is not one: no guess is made of it. */
const isUnreadable = (reader: Reader, line: Line, column: string, time: number | undefined): boolean =>
  time === undefined && reader.text(line, column) !== undefined;

function isSold(reader: Reader, line: Line, column: string): boolean {
  const type = reader.choice(line, column, LAST_PICKUP_TYPE);
  if (type !== SCHEDULED && type !== NONE) reader.notice('anden_call_by_arrangement', line, column);
  return type === SCHEDULED;
}

function orderBySequence(trip: TripTimes, reader: Reader): void {
  trip.times.sort((a, b) => a.sequence - b.sequence);
  for (let i = trip.times.length - 1; i > 0; i -= 1) {
    const time = trip.times[i]!;
    if (time.sequence !== trip.times[i - 1]!.sequence) continue;
    reader.notice('duplicate_key', time.line, 'stop_sequence');
    trip.times.splice(i, 1);
  }
}
