import { partyOf } from '#domain/fares/passenger-type.ts';
import { isSettled } from '#domain/orders/payment-status.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { searchQuery } from '#wire/search-link.ts';
import type { ReservationView } from '#wire/reservation.ts';

/**
 * Whether the time to pay ran out (M45): the server said so, or the hold had ended by its clock when it answered. While a
 * payment is under way the seats stay.
 */
export function isOver(reservation: LiveReservation): boolean {
  const { payment, process_payment: isPaying, expired, expires_at: until, server_now: read } = reservation;
  if (isSettled(payment) || isPaying) return false;
  return expired || (until !== null && Date.parse(until) <= Date.parse(read));
}

/** A change of schedule, or something that is added: a part of a trip that is paid, and no trip of its own. */
export const isFollowUp = ({ change, adding }: Pick<ReservationView, 'change' | 'adding'>): boolean =>
  change !== null || adding !== null;

/** The later answer of the server; what the page shows already, when both are of one moment. */
export const newest = (shown: LiveReservation, heard: LiveReservation | undefined): LiveReservation =>
  heard && Date.parse(heard.server_now) > Date.parse(shown.server_now) ? heard : shown;

/** The search of a reservation, for the form that begins the next one. */
export function sameSearch(reservation: LiveReservation): string {
  const { origin, destination, round, departure, return: back, passengers } = reservation;
  return searchQuery({
    origin: origin.id,
    destination: destination.id,
    round,
    date: departure.date ?? '',
    return: back.date ?? '',
    party: partyOf(passengers.map(({ type }) => type)),
  });
}
