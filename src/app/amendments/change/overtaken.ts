import { isInOrder } from '#app/amendments/change/in-order.ts';
import { storedTrip } from '#app/booking/stored-trip.ts';
import type { TripFulfilmentDeps } from '#app/booking/trip-fulfilment.ts';
import { runsOf } from '#app/booking/trip-offer.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { changeEnd, tripToCome } from '#domain/amendments/change-end.ts';
import type { TurnaroundTimes } from '#domain/amendments/change-in-time.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';

type Deps = Pick<TripFulfilmentDeps, 'reservations' | 'timetable' | 'departures'>;

/** Why an unpaid change cannot be made any more, whatever its deadlines say. One that was paid changed its trip itself. */
export async function overtaken(deps: Deps, changing: ChangeReservation): Promise<ErrorCode | undefined> {
  if (changing.status === 'approved') return undefined;
  const { reservation: trip } = await storedTrip(deps, changing.change.of);
  const isFitting = await isInOrder(tripToCome(trip, changing), (_, next) => timesOf(deps, next));
  return changeEnd(trip, { direction: changing.change.direction, isFitting }) && 'change_overtaken';
}

async function timesOf(deps: Deps, trip: Reservation): Promise<TurnaroundTimes | undefined> {
  const runs = await runsOf(deps, trip);
  return runs.departure && runs.return && { arrives: runs.departure.arrives, departs: runs.return.departs };
}
