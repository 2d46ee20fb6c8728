import type { GuardFacts } from '#domain/booking/steps.ts';
import { isOpenStep } from '#domain/booking/step.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** The facts the guards need, from the server's response (T38). */
export function guardFacts(reservation: ReservationView): GuardFacts {
  return {
    hasCode: true,
    // A settled reservation is past every open step; the guard does not use `now` for it.
    now: isOpenStep(reservation.now) ? reservation.now : 'pago',
    status: reservation.payment,
    method: reservation.method,
    departureOpen: reservation.departure.open,
    extrasOffered: reservation.additionals.offered,
    anySeatDeparture: reservation.passengers.some(({ seat_departure }) => seat_departure !== null),
  };
}
