import type { ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

/**
 * The boarding stop of the journey that departs first, whose time zone applies. If the outbound is open, that of the
 * return.
 */
export const boardingOf = ({
  origin,
  destination,
  deadlines,
}: Pick<ReservationView, 'origin' | 'destination' | 'deadlines'>): StopView =>
  deadlines.departure || !deadlines.return ? origin : destination;
