import type { Direction } from '#domain/fares/quote.ts';

/** The field for an error about a passenger's seat: `seats.2.seat_departure`. */
export const seatField = (position: number, direction: Direction): string => `seats.${position}.seat_${direction}`;
