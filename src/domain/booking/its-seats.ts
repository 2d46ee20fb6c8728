import type { Reservation } from '#domain/booking/reservation.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';

/**
 * Whether the seat holds are exactly the seats of the reservation: one for each passenger and dated journey that needs
 * one.
 */
export function areItsSeats(reservation: Reservation, holds: readonly OwnHold[]): boolean {
  const wanted = DIRECTIONS.flatMap((direction) => {
    const { segment, open, date } = reservation[direction];
    if (open || date === undefined) return [];
    return reservation.passengers
      .filter(({ type }) => takesSeat(type))
      .map(({ position, seats }) =>
        [direction, position, seats[direction], segment?.departure, segment?.from, segment?.to].join(),
      );
  });
  const had = new Set(
    holds.map((claim) => [claim.direction, claim.passenger, claim.seat, claim.departure, claim.from, claim.to].join()),
  );
  return had.size === wanted.length && wanted.every((one) => had.has(one));
}
