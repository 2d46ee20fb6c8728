import type { Reservation } from '#domain/booking/reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

type Trip = Pick<Reservation, Direction | 'quote'>;

/**
 * Whether every journey of a trip is priced. Until then a quote's sum covers only what is priced so far, and must not
 * be called a total (T79).
 */
export const isFullyPriced = (trip: Trip): boolean =>
  trip.quote !== undefined &&
  DIRECTIONS.every((direction) => !isTravelled(trip, direction) || isPriced(trip, direction));

/** A one-way trip has no return: neither a date nor an open ticket. */
const isTravelled = (trip: Trip, direction: Direction): boolean =>
  trip[direction].open || trip[direction].date !== undefined;

const isPriced = ({ quote }: Trip, direction: Direction): boolean =>
  quote!.tickets.some((ticket) => ticket.direction === direction);
