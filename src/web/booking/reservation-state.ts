import { isSettled } from '#domain/payment/status.ts';
import type { ReservationView } from '#wire/reservation.ts';

/**
 * Whether the time to pay ran out (M45): the server said so, or the hold had ended by its clock when it answered. While a
 * payment is under way the seats stay.
 */
export function isOver(reservation: ReservationView): boolean {
  const { payment, process_payment: isPaying, expired, expires_at: until, server_now: read } = reservation;
  if (isSettled(payment) || isPaying) return false;
  return expired || (until !== null && Date.parse(until) <= Date.parse(read));
}

/** A change of schedule, or something that is added: a part of a trip that is paid, and no trip of its own. */
export const isFollowUp = ({ change, adding }: Pick<ReservationView, 'change' | 'adding'>): boolean =>
  change !== null || adding !== null;

/** The later answer of the server; what the page shows already, when both are of one moment. */
export const newest = (shown: ReservationView, heard: ReservationView | undefined): ReservationView =>
  heard && Date.parse(heard.server_now) > Date.parse(shown.server_now) ? heard : shown;

/** The search of a reservation, for the form that begins the next one. */
export function sameSearch({ origin, destination, round, departure, return: back }: ReservationView): string {
  const query = new URLSearchParams({ origin: origin.id, destination: destination.id, round: String(round) });
  if (departure.date) query.set('date', departure.date);
  if (back.date) query.set('return', back.date);
  return query.toString();
}
