import type { Reservation } from '#domain/booking/reservation.ts';
import { isOpening, type ScheduleChange } from '#domain/booking/schedule-change.ts';
import { withJourney } from '#domain/fares/difference.ts';

/** The kind of item that a change of schedule is. */
export const TRIP_CHANGE = 'trip-change';

/** A reservation that is a change of schedule, priced and with its run chosen. */
export type ChangeReservation = Reservation & { readonly change: ScheduleChange };

/** Whether a reservation is a change of schedule. */
export const isChange = (reservation: Reservation): reservation is ChangeReservation =>
  reservation.change !== undefined;

/**
 * Whether a change still fits what it changes: that is paid, its journey is on the run the change was priced against, or
 * open still, and was not changed by another, the same people travel, and no money of it went back or is on its way.
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

/** The reservation on its new run, in its new seats, at its new price. Everything else is as it was. */
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
