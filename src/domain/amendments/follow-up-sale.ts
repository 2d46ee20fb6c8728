import { MAX_EXTENSIONS } from '#domain/booking/limits.ts';
import { NO_JOURNEY, NOTHING_SOLD } from '#domain/booking/nothing-sold.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/**
 * The base of every follow-up sale: the passengers and the contact, with nothing sold yet. Its hold is never extended:
 * it ends with the offer.
 */
export const followUpSale = (reservation: Reservation): Omit<Reservation, 'id' | 'code' | 'createdAt' | 'step'> => ({
  ...reservation,
  ...NOTHING_SOLD,
  round: false,
  departure: NO_JOURNEY,
  return: NO_JOURNEY,
  passengers: reservation.passengers.map((passenger) => ({
    ...passenger,
    seats: { departure: undefined, return: undefined },
  })),
  extensions: MAX_EXTENSIONS,
});
