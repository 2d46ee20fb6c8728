import type { Reservation } from '#domain/booking/reservation.ts';
import { isOpening, type ScheduleChange } from '#domain/booking/schedule-change.ts';
import { withJourney } from '#domain/fares/difference.ts';

/** The item kind of a change of schedule. */
export const TRIP_CHANGE = 'trip-change';

/** A priced change of schedule with its run chosen. */
export type ChangeReservation = Reservation & { readonly change: ScheduleChange };

/** Whether a reservation is a change of schedule. */
export const isChange = (reservation: Reservation): reservation is ChangeReservation =>
  reservation.change !== undefined;

/**
 * Whether a change still applies to its reservation: it is paid, its journey is still open or on the run the change was
 * priced against, no other change was made to it, the passengers are the same, and nothing was or is being refunded.
 */
export function stillFits(reservation: Reservation, { change, passengers }: ChangeReservation): boolean {
  const { direction, from } = change;
  const { segment } = reservation[direction];
  return (
    reservation.status === 'approved' &&
    (isOpening(change) || !reservation.changed.includes(direction)) &&
    !reservation.givenUp.includes(direction) &&
    (reservation.refund === undefined || reservation.refund.isPaid) &&
    reservation[direction].open === isOpening(change) &&
    segment?.departure === from?.departure &&
    segment?.from === from?.from &&
    segment?.to === from?.to &&
    reservation.passengers.length === passengers.length &&
    reservation.passengers.every(
      ({ position, type }, index) => passengers[index]!.position === position && passengers[index]!.type === type,
    )
  );
}

/** The reservation on its new run, in its new seats, at its new price. Everything else is unchanged. */
export function applyChange(reservation: Reservation, changing: ChangeReservation): Reservation {
  const { direction } = changing.change;
  if (!reservation.quote || !changing.quote) throw new Error(`change ${changing.id} is without a price`);
  const seatOf = (position: number) =>
    changing.passengers.find((passenger) => passenger.position === position)?.seats.departure;
  return {
    ...reservation,
    [direction]: changing.departure,
    passengers: reservation.passengers.map((passenger) => ({
      ...passenger,
      seats: { ...passenger.seats, [direction]: seatOf(passenger.position) },
    })),
    quote: withJourney(reservation.quote, direction, changing.quote.tickets),
  };
}

/** The same if the change still applies to it; undefined otherwise, or for no reservation. */
export const changedTrip = (
  reservation: Reservation | undefined,
  changing: ChangeReservation,
): Reservation | undefined =>
  reservation && stillFits(reservation, changing) ? applyChange(reservation, changing) : undefined;
