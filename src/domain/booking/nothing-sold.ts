import type { Journey, Reservation } from '#domain/booking/reservation.ts';

/** A journey that is not travelled. */
export const NO_JOURNEY: Journey = { open: false, date: undefined, segment: undefined };

/** The fields of a reservation before anything is priced, held, paid or changed. */
export const NOTHING_SOLD = {
  via: undefined,
  onward: undefined,
  promoCode: undefined,
  extras: [],
  droppedExtras: [],
  status: 'process',
  method: undefined,
  paying: false,
  holdUntil: undefined,
  extensions: 0,
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
} as const satisfies Partial<Reservation>;
