import { areExtrasDone } from '#domain/booking/extras.ts';
import { nextStep } from '#domain/booking/next-step.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

/** The dated journeys of a reservation: those that need a run and seats. */
export const datedDirections = (reservation: Reservation): readonly Direction[] =>
  DIRECTIONS.filter((direction) => reservation[direction].date !== undefined && !reservation[direction].open);

/** Every dated journey has its run. */
export const areRunsChosen = (reservation: Reservation): boolean =>
  datedDirections(reservation).every((direction) => reservation[direction].segment !== undefined);

/** Every passenger who needs a seat has one on every dated journey. */
export const areSeatsHeld = (reservation: Reservation): boolean =>
  datedDirections(reservation).every((direction) =>
    reservation.passengers.every(({ type, seats }) => !takesSeat(type) || seats[direction] !== undefined),
  );

/** The draft with its `step` recomputed from its progress. */
export const withStep = (reservation: Reservation): Reservation => ({
  ...reservation,
  step: nextStep({
    departureOpen: reservation.departure.open,
    runsChosen: areRunsChosen(reservation),
    contactGiven: reservation.contact !== undefined,
    extrasDone: areExtrasDone(reservation),
    seatsHeld: areSeatsHeld(reservation),
  }),
});
