import { carRequestOf } from '#domain/cases/car-request.ts';
import type { ReservationView } from '#wire/reservation.ts';

type Trip = Pick<ReservationView, 'destination' | 'departure' | 'return' | 'via'>;

/** What a trip says in the form for a rental car; undefined where nobody rents one, or without a run that arrives. */
export function carOfTrip({ destination, departure, return: back, via }: Trip) {
  // The second bus of a connection arrives, and is no way back.
  const last = via ? back : departure;
  if (last.cancelled || last.schedule === null) return undefined;
  const returns = via ? undefined : (back.schedule?.departs_at ?? undefined);
  return carRequestOf({ city: destination.city, at: last.schedule.arrives_at }, returns);
}
