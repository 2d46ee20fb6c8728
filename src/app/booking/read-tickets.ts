import { type FactsDeps, type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { refusalOfCalendar, refusalToPrint } from '#domain/booking/tickets-ready.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export type TicketsDeps = FactsDeps & Pick<SaleDeps, 'reservations'>;

/** Only for the holder of the reservation. */
type ReadTickets = (input: { readonly code: string }, caller: Caller) => Promise<Result<ReservationFacts, Faults>>;

/** A reservation with the facts shown together with it. */
export const readWithFacts = (deps: TicketsDeps): ReadTickets => readUnless(deps, () => undefined);

/** The same for printing (M82): only once its tickets are issued. */
export const readToPrint = (deps: TicketsDeps): ReadTickets => readUnless(deps, refusalToPrint);

/** The same for a calendar. */
export const readForCalendar = (deps: TicketsDeps): ReadTickets => readUnless(deps, refusalOfCalendar);

function readUnless(deps: TicketsDeps, refusalOf: (reservation: Reservation) => Fault | undefined): ReadTickets {
  const read = readReservation(deps);
  const factsOf = reservationFacts(deps);
  return async (input, caller) => {
    const found = await read(input, caller);
    if (!found.ok) return found;
    const refusal = refusalOf(found.value);
    return refusal ? fail([refusal]) : ok(await factsOf(found.value));
  };
}
