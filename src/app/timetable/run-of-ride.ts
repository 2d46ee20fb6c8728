import type { DatedRun } from '#app/timetable/rides.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { StopCall, Departure, Segment } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';

/** A ride on one day, as a run; undefined without a fare or when the pattern lacks one of the calls. */
export function runOfRide(timetable: Timetable, dated: DatedRun, segment: Segment): Run | undefined {
  const { pattern, date } = dated;
  const { shape, startS } = pattern;
  const [on, off] = [shape.stops[segment.from], shape.stops[segment.to]];
  const origin = on && timetable.stops.get(on);
  const destination = off && timetable.stops.get(off);
  if (!origin || !destination) return undefined;
  const adultFare = timetable.fares.of({ origin: on, destination: off }, pattern.serviceClass);
  if (adultFare === undefined) return undefined;
  return {
    departure: departureOf(timetable, dated, segment.departure),
    segment,
    origin,
    destination,
    departs: timetable.days.at(date, startS + shape.departsS[segment.from]!, pattern.zone),
    arrives: timetable.days.at(date, startS + shape.arrivesS[segment.to]!, pattern.zone),
    adultFare,
  };
}

/** The stop calls are computed lazily: a result list never needs them. */
function departureOf(timetable: Timetable, { pattern, date }: DatedRun, id: Segment['departure']): Departure {
  let calls: readonly StopCall[] | undefined;
  return {
    id,
    trip: pattern.trip,
    route: pattern.route,
    serviceDate: date,
    service: pattern.service,
    seats: pattern.seats,
    get calls() {
      calls ??= callsOf(timetable, pattern, date);
      return calls;
    },
  };
}

const callsOf = (
  { days, stops }: Timetable,
  pattern: DatedRun['pattern'],
  date: DatedRun['date'],
): readonly StopCall[] =>
  pattern.calls.map((call) => ({
    stop: call.stop,
    zone: stops.get(call.stop)?.zone ?? pattern.zone,
    arrives: days.at(date, call.arrivesS, pattern.zone),
    departs: days.at(date, call.departsS, pattern.zone),
    pickup: call.pickup,
    dropOff: call.dropOff,
  }));
