import { findReservation } from '#app/booking/find-draft.ts';
import { type FactsDeps, type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The reservation as stored on the server: the facts every guard uses (T38). */
export const readReservation =
  (deps: Pick<SaleDeps, 'reservations'>) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Reservation, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    return found.ok ? ok(found.value.reservation) : found;
  };

/** The bus trip of an order, for a caller with sufficient proof. */
export const readTrip =
  ({ reservations }: { readonly reservations: Pick<SaleDeps['reservations'], 'byId'> }) =>
  async (order: { readonly id: ReservationId }): Promise<Result<Reservation, Faults>> => {
    const stored = await reservations.byId(order.id);
    return stored ? ok(stored.reservation) : fail([fault('not_a_trip', 'code')]);
  };

/** The same with the facts shown together with it. */
export function tripFacts(deps: FactsDeps & Parameters<typeof readTrip>[0]) {
  const tripOf = readTrip(deps);
  const factsOf = reservationFacts(deps);
  return async (order: { readonly id: ReservationId }): Promise<Result<ReservationFacts, Faults>> => {
    const trip = await tripOf(order);
    return trip.ok ? ok(await factsOf(trip.value)) : trip;
  };
}
