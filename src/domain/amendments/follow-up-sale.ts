import { MAX_EXTENSIONS } from '#domain/booking/limits.ts';
import { NO_JOURNEY, NOTHING_SOLD } from '#domain/booking/nothing-sold.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/**
 * What every part that is sold to a paid reservation begins from: who travels and whom to write to, with nothing that was
 * sold to them. It is never extended: the end of its offer is the end of its hold.
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
