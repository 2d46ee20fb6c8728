import type { TimetableStore } from '#app/timetable/ports.ts';
import { runOfRide } from '#app/timetable/run-of-ride.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import type { Departure, Segment } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Centavos } from '#kernel/money.ts';

/** A run on sale for the pair; undefined when the departure, a stop call or the pair is not on sale. */
export function findOfferedRun(timetable: Timetable, pair: Pair, segment: Segment): Run | undefined {
  const dated = timetable.runs.get(segment.departure);
  const rides = timetable.rides.get(pair.origin)?.get(pair.destination) ?? [];
  const isOffered = rides.some(
    ({ pattern, from, to }) => pattern === dated?.pattern && from === segment.from && to === segment.to,
  );
  return dated && isOffered ? runOfRide(timetable, dated, segment) : undefined;
}

/**
 * A run that was chosen, published or not: past and withdrawn ones are read from the store. `keptFare` is the price it
 * was sold at, for a pair that no longer has a fare.
 */
export async function findChosenRun(
  { timetable, store }: { readonly timetable: Timetable; readonly store: Pick<TimetableStore, 'departure'> },
  segment: Segment,
  keptFare: Centavos | undefined,
): Promise<Run | undefined> {
  const dated = timetable.runs.get(segment.departure);
  const published = dated && runOfRide(timetable, dated, segment);
  if (published) return published;
  const departure = await store.departure(segment.departure);
  return departure && runOfDeparture(timetable, departure, { segment, keptFare });
}

function runOfDeparture(
  timetable: Timetable,
  departure: Departure,
  { segment, keptFare }: { readonly segment: Segment; readonly keptFare: Centavos | undefined },
): Run | undefined {
  const on = departure.calls[segment.from];
  const off = departure.calls[segment.to];
  const origin = on && timetable.stops.get(on.stop);
  const destination = off && timetable.stops.get(off.stop);
  if (!origin || !destination) return undefined;
  const fare = timetable.fares.of({ origin: on.stop, destination: off.stop }, departure.service.id) ?? keptFare;
  if (fare === undefined) return undefined;
  return { departure, segment, origin, destination, departs: on.departs, arrives: off.arrives, adultFare: fare };
}
