import { partyOf } from '#domain/fares/passenger-type.ts';
import { type OrderState, stateOf } from '#domain/orders/order-state.ts';
import type { Instant } from '#kernel/instant.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { searchQuery } from '#wire/search-link.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What of a reservation says where it stands. A masked one knows no hold and no payment under way. */
type Flags = Pick<ReservationView, 'payment' | 'expired'> &
  Partial<Pick<ReservationView, 'process_payment' | 'expires_at'>>;

/** Where the order of a reservation stands. Screens decide by this, and ask no flags of their own. */
export const stateOfOrder = ({
  payment,
  process_payment: paying = false,
  expired,
  expires_at: until,
}: Flags): OrderState =>
  stateOf({ status: payment, paying, expired, ...(until ? { holdUntil: Date.parse(until) as Instant } : {}) });

/** It was paid, also where its money went back since: it came too late. */
export const wasPaid = (state: OrderState): boolean =>
  state.kind === 'sold' || (state.kind === 'ended' && state.was === 'sold');

/**
 * Whether the time to pay ran out (M45): the server said so, or the hold had ended by its clock when it answered. While a
 * payment is under way the seats stay.
 */
export function isOver(reservation: LiveReservation): boolean {
  const state = stateOfOrder(reservation);
  if (state.kind === 'ended') return state.was === 'draft';
  return state.kind === 'held' && state.until <= Date.parse(reservation.server_now);
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
