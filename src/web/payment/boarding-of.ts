import type { ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

/** Where the journey that leaves first is boarded: its clock counts. An open outbound leaves the return. */
export const boardingOf = ({
  origin,
  destination,
  deadlines,
}: Pick<ReservationView, 'origin' | 'destination' | 'deadlines'>): StopView =>
  deadlines.departure || !deadlines.return ? origin : destination;
