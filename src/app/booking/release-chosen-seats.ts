import type { DraftChange } from '#app/booking/change-draft.ts';
import { isSameSegment } from '#domain/timetable/departure.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

/**
 * The next state without the seats of journeys whose run changed, and the departures on which those seats are released
 * (M31).
 */
export function releaseChosenSeats(before: Reservation, next: Reservation): Required<DraftChange> {
  const given = DIRECTIONS.filter((direction) => hasSeats(before, direction) && isRunGivenUp(before, next, direction));
  if (given.length === 0) return { next, releasing: [] };
  const cleared = given.reduce(withoutSeats, {
    ...next,
    releasedSeats: given.flatMap((direction) => seatsIn(before, direction)),
  });
  const keepsSeats = DIRECTIONS.some((direction) => hasSeats(cleared, direction));
  return {
    next: { ...cleared, ...(keepsSeats ? {} : { holdUntil: undefined, extensions: 0 }) },
    releasing: given.flatMap((direction) => before[direction].segment?.departure ?? []),
  };
}

const seatsIn = ({ passengers }: Reservation, direction: Direction): Reservation['releasedSeats'] =>
  passengers.flatMap(({ seats }) => {
    const seat = seats[direction];
    return seat === undefined ? [] : [{ direction, seat }];
  });

const hasSeats = (reservation: Reservation, direction: Direction): boolean =>
  seatsIn(reservation, direction).length > 0;

function isRunGivenUp(before: Reservation, next: Reservation, direction: Direction): boolean {
  const segment = before[direction].segment;
  return segment !== undefined && !isSameSegment(segment, next[direction].segment);
}

const withoutSeats = (reservation: Reservation, direction: Direction): Reservation => ({
  ...reservation,
  passengers: reservation.passengers.map((passenger) => ({
    ...passenger,
    seats: { ...passenger.seats, [direction]: undefined },
  })),
});
