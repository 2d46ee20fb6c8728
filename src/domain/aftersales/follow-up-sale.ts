import { MAX_EXTENSIONS } from '#domain/booking/limits.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';

const NO_JOURNEY: Journey = { open: false, date: undefined, segment: undefined };

/**
 * What every part that is sold to a paid reservation begins from: who travels and whom to write to, with nothing that was
 * sold to them. It is never extended: the end of its offer is the end of its hold.
 */
export const followUpSale = (reservation: Reservation): Omit<Reservation, 'id' | 'code' | 'createdAt' | 'step'> => ({
  ...reservation,
  round: false,
  departure: NO_JOURNEY,
  return: NO_JOURNEY,
  passengers: reservation.passengers.map((passenger) => ({
    ...passenger,
    seats: { departure: undefined, return: undefined },
  })),
  promoCode: undefined,
  extras: [],
  droppedExtras: [],
  status: 'process',
  method: undefined,
  paying: false,
  holdUntil: undefined,
  extensions: MAX_EXTENSIONS,
  expired: false,
  releasedSeats: [],
  quote: undefined,
  tickets: [],
  voucher: undefined,
  refund: undefined,
  reseated: undefined,
  change: undefined,
  changed: [],
  adding: undefined,
  additions: [],
  givenUp: [],
  cancelled: [],
  words: { departure: 0, return: 0 },
  credits: [],
});
