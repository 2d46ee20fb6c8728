import { chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { isSameSegment } from '#domain/timetable/departure.ts';
import type { SeatsOfJourney, SeatsTaken } from '#app/seats/ports.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isInMask } from '#domain/seats/bitmap.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import type { AdvisedRide } from '#domain/seats/seat-advice.ts';
import type { Run } from '#domain/timetable/run.ts';

/** The bus of one journey, and which of its seats are taken now. */
export interface SeatMap extends SeatsTaken {
  readonly direction: Direction;
  readonly run: Run;
  readonly layout: SeatLayout;
  /** The ride, for advice about its windows. */
  readonly ride: Omit<AdvisedRide, 'layout'>;
}

/**
 * The buses of the dated journeys whose runs are chosen, in order. `known` is what was read together with the
 * reservation; seats of other runs are read now.
 */
export async function seatMaps(
  deps: Omit<SeatDeps, 'reservations'>,
  reservation: Reservation,
  known: readonly SeatsOfJourney[] = [],
): Promise<readonly SeatMap[]> {
  const timetable = await deps.timetable.current();
  const runs = await chosenRuns(deps, timetable, reservation);
  const chosen = DIRECTIONS.flatMap((direction) => {
    const run = runs[direction];
    return run ? [{ direction, run }] : [];
  });
  const segments = chosen.map(({ run }) => run.segment);
  const read = segments.map((segment) => known.find((one) => isSameSegment(segment, one.segment)));
  const taken = read.includes(undefined) ? await deps.seats.taken(segments, reservation.id) : read;
  return Promise.all(
    chosen.map(async ({ direction, run }, index) => {
      const layout = await deps.layouts.find(run.departure.service.layoutId, timetable.version);
      return { direction, run, layout, ride: rideOf(timetable, run), ...seatsIn(taken[index]!) };
    }),
  );
}

const seatsIn = ({ taken, mine, isCancelled }: SeatsTaken): SeatsTaken => ({ taken, mine, isCancelled });

function rideOf({ stops }: Timetable, { departure, segment }: Run): SeatMap['ride'] {
  const calls = departure.calls.slice(segment.from, segment.to + 1).flatMap(({ stop: called, arrives, departs }) => {
    const stop = stops.get(called);
    return stop ? [{ stop, arrives, departs }] : [];
  });
  return { calls, stops: [...stops.values()] };
}

/** Seats that can be chosen: free on every leg, or already held by this reservation. */
export const seatsToChoose = ({ layout, taken, mine }: SeatMap): readonly number[] =>
  layout.seats.map(({ seat }) => seat).filter((seat) => !isInMask(taken, seat) || isInMask(mine, seat));
