import { findReservation } from '#app/booking/find-draft.ts';
import { pairOf } from '#app/booking/reservation-facts.ts';
import type { Caller } from '#app/caller.ts';
import { additionsLeft, ticketRefusal, tripRefusal } from '#domain/amendments/additions/addition-rules.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import { isSamePlace, type PersonalOffer, personalOffer } from '#domain/booking/addition.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { AdditionDeps } from './addition-deps.ts';

/** A ticket, with what can be added to it. */
export interface AddableTicket {
  readonly ticket: Ticket;
  /** Where its journey begins. */
  readonly origin: Stop;
  /** Undefined on an open ticket. */
  readonly departs: Instant | undefined;
  /** Why nothing can be. */
  readonly refusal: Fault | undefined;
  readonly offers: readonly (PersonalOffer & { readonly left: number })[];
  /** Of the card its passenger bought it with. */
  readonly tier: Tier | undefined;
}

export interface ListedAdditions {
  readonly reservation: Reservation;
  readonly tickets: readonly AddableTicket[];
  /** Chosen by the same visitor, and still to be paid in a store. */
  readonly waiting: ReservationCode | undefined;
}

/** What can be added to each ticket of a reservation (B22). Needs full proof, as `find` asks for. Changes nothing. */
export const listAdditions =
  (deps: Omit<AdditionDeps, 'random'>) =>
  async (
    { code }: { readonly code: string },
    caller: Caller,
    now: Instant,
  ): Promise<Result<ListedAdditions, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const { stops } = await deps.timetable.current();
    const ticketsStatus = await deps.aftersales.ticketsStatus(reservation.id);
    const tickets = additionsByTicket(reservation, { ticketsStatus, offers: deps.offers, now }).map((one) => ({
      ...one,
      origin: stops.get(pairOf(reservation, one.ticket.direction).origin)!,
    }));
    const waiting = await deps.additions.waiting(reservation.id);
    const isTheirs = waiting !== undefined && (await findReservation(deps, waiting, caller)).ok;
    return ok({ reservation, tickets, waiting: isTheirs ? waiting : undefined });
  };

/** What can be added to each of its tickets at a moment, where the carrier sells this. */
export function additionsByTicket(
  reservation: Reservation,
  {
    ticketsStatus,
    offers,
    now,
  }: Pick<AdditionDeps, 'offers'> & { readonly ticketsStatus: TicketsStatus; readonly now: Instant },
): readonly Omit<AddableTicket, 'origin'>[] {
  const trip = tripRefusal(reservation);
  return reservation.tickets.map((ticket) => {
    const place = standingOf(ticketsStatus, ticket);
    const tier = tierOf(reservation, ticket);
    return {
      ticket,
      departs: place?.departsAt,
      refusal: trip ?? ticketRefusal(place, { now, closesAt: additionClosesAt }),
      offers: offers
        .map((offer) => personalOffer(offer, tier))
        .map((one) => ({
          ...one,
          left: additionsLeft(ticket, { offer: one.offer.key, max: one.offer.max, additions: reservation.additions }),
        })),
      tier,
    };
  });
}

const tierOf = ({ passengers }: Reservation, { passenger }: Ticket): Tier | undefined =>
  passengers.find(({ position }) => position === passenger)?.tier;

const standingOf = ({ tickets }: TicketsStatus, ticket: Ticket) => tickets.find((one) => isSamePlace(one, ticket));
