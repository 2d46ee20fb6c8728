import type { Adding } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';

/** A priced reservation that only adds to another. */
export type AddingReservation = Reservation & { readonly adding: Adding };

/** Whether a reservation only adds to another. */
export const isAdding = (reservation: Reservation): reservation is AddingReservation =>
  reservation.adding !== undefined;

/** The reservation with the additions, at its new total. Everything else is unchanged. */
export function applyAddition(reservation: Reservation, { adding }: AddingReservation): Reservation {
  if (!reservation.quote) throw new Error(`reservation ${reservation.id} is without a price`);
  const { lines } = adding;
  return {
    ...reservation,
    additions: [...reservation.additions, ...lines],
    quote: withAdditions(reservation.quote, lines),
  };
}
