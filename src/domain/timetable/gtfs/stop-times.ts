import { faultsByLine } from '#domain/timetable/gtfs/faults-by-line.ts';
import { readerOf, type Reader } from '#domain/timetable/gtfs/reader.ts';
import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { FeedStop, FeedStops } from '#domain/timetable/gtfs/stops.ts';
import { suspectTrips } from '#domain/timetable/gtfs/suspect-trips.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';

/** A line of stop_times.txt whose trip and stop are known. Seconds count from "noon minus 12 h" of the service day. */
export interface StopTime {
  readonly line: Line;
  readonly stop: FeedStop;
  readonly sequence: number;
  readonly arrivesS: number | undefined;
  readonly departsS: number | undefined;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

/** The calls of one trip in the file, ordered by sequence. */
export interface TripTimes {
  readonly times: StopTime[];
  /** Why the trip cannot be sold: one of its calls is unreadable, or an unreadable line may be one. */
  fault: NoticeCode | undefined;
}

interface StopTimeParts {
  /** Whether trips.txt contains the trip, and whether it is usable. */
  readonly isNamed: (tripId: string) => boolean;
  readonly isUsable: (tripId: string) => boolean;
  readonly stops: FeedStops;
}

const SEQUENCE = { min: 0, max: 1_000_000 };
const LAST_PICKUP_TYPE = 3;
/** 0 is a scheduled call, 1 none; 2 and 3 are by arrangement with the agency or the driver. */
const SCHEDULED = 0;
const NONE = 1;

/**
 * All stop times by trip. An unreadable line removes its whole trip, never just a stop of it. Lines of trips that were
 * already rejected are ignored silently.
 */
export function readStopTimes(tables: Tables, parts: StopTimeParts, report: Report): ReadonlyMap<string, TripTimes> {
  const table = tables.get('stop_times.txt');
  const faults = faultsByLine(report);
  const reader = readerOf(table, faults.report);
  const trips = new Map<string, TripTimes>();
  const take = (line: Line, tripId: string): void => {
    const trip = trips.get(tripId) ?? { times: [], fault: undefined };
    trips.set(tripId, trip);
    const time = readStopTime(reader, line, parts.stops);
    if (typeof time === 'object') trip.times.push(time);
    else trip.fault ??= time ?? faults.of(line.line) ?? 'missing_required_field';
  };
  for (const line of reader.lines) {
    const tripId = reader.required(line, 'trip_id');
    if (tripId === undefined) continue;
    if (parts.isUsable(tripId)) take(line, tripId);
    else if (!parts.isNamed(tripId)) reader.notice('foreign_key_violation', line, 'trip_id');
  }
  const doubled = [...trips.values()].flatMap((trip) => orderBySequence(trip, reader));
  for (const { tripId, line } of suspectTrips(table, parts.isNamed, doubled)) {
    const trip = trips.get(tripId);
    if (!trip || trip.fault) continue;
    trip.fault = faults.of(line) ?? 'anden_incomplete_trip';
    report('anden_incomplete_trip', { file: 'stop_times.txt', line, field: 'trip_id', value: tripId.slice(0, 80) });
  }
  return trips;
}

/** A call, or the reason why there is none when no notice of the line gives it. */
function readStopTime(reader: Reader, line: Line, stops: FeedStops): StopTime | NoticeCode | undefined {
  const sequence = reader.whole(line, 'stop_sequence', SEQUENCE);
  const isComplete = !reader.lacks(line, 'stop_sequence', 'stop_id');
  if (line.cells.some((cell) => cell.includes('\n'))) {
    reader.notice('new_line_in_value', line);
    return undefined;
  }
  const stopId = reader.text(line, 'stop_id');
  const arrives = reader.time(line, 'arrival_time');
  const departs = reader.time(line, 'departure_time');
  if (!isComplete || stopId === undefined || sequence === undefined) return undefined;
  const stop = stops.usable.get(stopId);
  if (!stop) return stopFault(reader, line, stops.faultOf(stopId));
  if (isUnreadable(reader, line, 'arrival_time', arrives)) return undefined;
  if (isUnreadable(reader, line, 'departure_time', departs)) return undefined;
  sayOfTimes(reader, line, arrives, departs);
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

/** A fault of a stop in stops.txt was reported there. */
function stopFault(reader: Reader, line: Line, fault: NoticeCode | undefined): NoticeCode | undefined {
  if (fault === 'foreign_key_violation' || fault === 'location_with_unexpected_stop_time') {
    reader.notice(fault, line, 'stop_id');
  }
  return fault;
}

/** A time that is present but invalid: it is not guessed. */
const isUnreadable = (reader: Reader, line: Line, column: string, time: number | undefined): boolean =>
  time === undefined && reader.text(line, column) !== undefined;

function sayOfTimes(reader: Reader, line: Line, arrives: number | undefined, departs: number | undefined): void {
  if ((arrives === undefined) !== (departs === undefined)) {
    reader.notice('stop_time_with_only_arrival_or_departure_time', line);
  }
  const isExact = reader.has('timepoint') && reader.whole(line, 'timepoint', { min: 0, max: 1 }) === 1;
  if (isExact && (arrives === undefined || departs === undefined)) {
    reader.notice('stop_time_timepoint_without_times', line, 'timepoint');
  }
}

function isSold(reader: Reader, line: Line, column: string): boolean {
  const type = reader.choice(line, column, LAST_PICKUP_TYPE);
  if (type !== SCHEDULED && type !== NONE) reader.notice('anden_call_by_arrangement', line, column);
  return type === SCHEDULED;
}

/** Sorts the calls and returns the lines of calls with the same sequence: which of them is real is unknown. */
function orderBySequence(trip: TripTimes, reader: Reader): readonly Line[] {
  trip.times.sort((a, b) => a.sequence - b.sequence);
  const doubled = new Set<Line>();
  for (const [i, time] of trip.times.entries()) {
    const before = trip.times[i - 1];
    if (before?.sequence !== time.sequence) continue;
    reader.notice('duplicate_key', time.line, 'stop_sequence');
    trip.fault ??= 'duplicate_key';
    doubled.add(before.line).add(time.line);
  }
  return [...doubled];
}
