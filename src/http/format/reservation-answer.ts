import { reservationView } from '#http/format/reservation-view.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Gathers the facts shown with a reservation: `reservationFacts(parts)`. */
export type FactsOf = (reservation: Reservation) => Promise<ReservationFacts>;

/** What most calls of the sale answer: the current reservation, or why not. */
export async function answerReservation(
  result: Result<Reservation, Faults>,
  factsOf: FactsOf,
  now: Instant,
): Promise<Result<{ readonly reservation: ReservationView }, Faults>> {
  return result.ok ? ok({ reservation: reservationView(await factsOf(result.value), now) }) : result;
}
