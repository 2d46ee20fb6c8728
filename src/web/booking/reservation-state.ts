import { partyOf } from '#domain/fares/passenger-type.ts';
import { type OrderState, stateOf } from '#domain/orders/order-state.ts';
import type { Instant } from '#kernel/instant.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { searchQuery } from '#wire/search-link.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** The fields that determine a reservation's state. A masked view has no hold and no payment under way. */
type Flags = Pick<ReservationView, 'payment' | 'expired'> &
  Partial<Pick<ReservationView, 'process_payment' | 'expires_at'>>;

/** The state of a reservation's order. Screens use this instead of reading flags themselves. */
export const stateOfOrder = ({
  payment,
  process_payment: paying = false,
  expired,
  expires_at: until,
}: Flags): OrderState =>
  stateOf({ status: payment, paying, expired, ...(until ? { holdUntil: Date.parse(until) as Instant } : {}) });

/** Whether it was paid, including when the money was returned because the payment came too late. */
export const wasPaid = (state: OrderState): boolean =>
  state.kind === 'sold' || (state.kind === 'ended' && state.was === 'sold');

/**
 * Whether the time to pay has expired (M45): the server reported so, or the hold had ended by the server's clock when
 * it responded. Seats are kept while a payment is under way.
 */
export function isOver(reservation: LiveReservation): boolean {
  const state = stateOfOrder(reservation);
  if (state.kind === 'ended') return state.was === 'draft';
  return state.kind === 'held' && state.until <= Date.parse(reservation.server_now);
}

/** A change of schedule or an addition: a follow-up sale of a paid trip. */
export const isFollowUp = ({ change, adding }: Pick<ReservationView, 'change' | 'adding'>): boolean =>
  change !== null || adding !== null;

/** The later of the two server responses; the one already shown if both have the same time. */
export const newest = (shown: LiveReservation, heard: LiveReservation | undefined): LiveReservation =>
  heard && Date.parse(heard.server_now) > Date.parse(shown.server_now) ? heard : shown;

/** The search of a reservation, for the form that starts the next one. */
export function sameSearch(reservation: LiveReservation): string {
  const { origin, destination, round, departure, return: back, passengers, promotional_code: promo } = reservation;
  return searchQuery({
    origin: origin.id,
    destination: destination.id,
    round,
    date: departure.date ?? '',
    open: departure.open === true,
    return: back.date ?? '',
    promo: promo ?? '',
    party: partyOf(passengers.map(({ type }) => type)),
  });
}
