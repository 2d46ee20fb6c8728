import type { Direction } from '#domain/fares/quote.ts';

/** Where a complaint about a passenger's seat is shown: `seats.2.seat_departure`. */
export const seatField = (position: number, direction: Direction): string => `seats.${position}.seat_${direction}`;
