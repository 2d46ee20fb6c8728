import {
  isTurnaround,
  type Turnaround,
  turnaroundOf,
  type TurnaroundTimes,
} from '#domain/amendments/change-in-time.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** Whether there is a trip, and its way back leaves after its way there arrived. */
export async function isInOrder(
  trip: Reservation | undefined,
  timesOf: (turnaround: Turnaround, trip: Reservation) => Promise<TurnaroundTimes | undefined>,
): Promise<boolean> {
  if (!trip) return false;
  const turnaround = turnaroundOf(trip);
  return !turnaround || isTurnaround(await timesOf(turnaround, trip));
}
