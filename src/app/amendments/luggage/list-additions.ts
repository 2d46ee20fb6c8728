import { findReservation } from '#app/booking/find-draft.ts';
import { pairOf } from '#app/booking/reservation-facts.ts';
import type { Caller } from '#app/caller.ts';
import { additionsLeft, ticketRefusal, tripRefusal } from '#domain/amendments/additions/addition-rules.ts';
import type { OfferLeft } from '#app/booking/requested-lines.ts';
import type { TicketsStatus, ValidTicket } from '#domain/amendments/tickets-status.ts';
import { type AdditionOffer, isExcluded, isOnBoard, isSamePlace, personalOffer } from '#domain/booking/addition.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { LuggageDeps } from './luggage-deps.ts';

/** A ticket, with what can be added to it. */
export interface AddableTicket {
  readonly ticket: Ticket;
  /** Where its journey begins. */
  readonly origin: Stop;
  /** Undefined for an open ticket. */
  readonly departs: Instant | undefined;
  /** When the first of the offers that it may still have closes; undefined for an open ticket. */
  readonly until: Instant | undefined;
  /** Why nothing can be added. */
  readonly refusal: Fault | undefined;
  readonly offers: readonly OfferLeft[];
  /** Tier of the card its passenger bought it with. */
  readonly tier: Tier | undefined;
}

export interface ListedAdditions {
  readonly reservation: Reservation;
  readonly tickets: readonly AddableTicket[];
  /** Chosen by the same visitor, and still to be paid in a store. */
  readonly waiting: ReservationCode | undefined;
}

/** What can be added to each ticket of a reservation (B22). Read-only; requires full proof, like `find`. */
export const listAdditions =
  (deps: Omit<LuggageDeps, 'random'>) =>
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
    const waiting = await deps.waiting(reservation.id);
    const isTheirs = waiting !== undefined && (await findReservation(deps, waiting, caller)).ok;
    return ok({ reservation, tickets, waiting: isTheirs ? waiting : undefined });
  };

/** What can be added to each of its tickets at a moment, if the carrier sells extras. */
export function additionsByTicket(
  reservation: Reservation,
  {
    ticketsStatus,
    offers,
    now,
  }: Pick<LuggageDeps, 'offers'> & { readonly ticketsStatus: TicketsStatus; readonly now: Instant },
): readonly Omit<AddableTicket, 'origin'>[] {
  const trip = tripRefusal(reservation);
  return reservation.tickets.map((ticket) => {
    const place = standingOf(ticketsStatus, ticket);
    const tier = tierOf(reservation, ticket);
    const all = offers.map((offer) => offerLeft(reservation, { offer, ticket, place, tier, now }));
    const open = all.filter(({ refusal }) => refusal === undefined);
    const usual = ticketRefusal(place, { now, closesAt: additionClosesAt });
    const departs = place?.departsAt;
    return {
      ticket,
      departs,
      until: departs && closingOf(open, departs),
      refusal: trip ?? (open.length > 0 ? undefined : (usual ?? all[0]?.refusal)),
      offers: all,
      tier,
    };
  });
}

function closingOf(open: readonly OfferLeft[], departs: Instant): Instant {
  const usual = additionClosesAt(departs);
  const [first = usual, ...others] = open.filter(({ left }) => left > 0).map(({ payBy }) => payBy ?? usual);
  return earliest(first, ...others);
}

interface Offering {
  readonly offer: AdditionOffer;
  readonly ticket: Ticket;
  readonly place: ValidTicket | undefined;
  readonly tier: Tier | undefined;
  readonly now: Instant;
}

/** An offer to the passenger of a ticket, with the reason when it is excluded by another or the bus lacks it. */
function offerLeft({ additions }: Reservation, { offer, ticket, place, tier, now }: Offering): OfferLeft {
  const { offer: own, included } = personalOffer(offer, tier);
  const payBy = offer.untilDeparture && place?.departsAt;
  const left = additionsLeft(ticket, { offer: own.key, max: own.max, additions });
  const refusal = ticketRefusal(place, { now, closesAt: additionClosesAt, payBy });
  const isMissing = !isOnBoard(offer, place?.onBoard ?? []);
  return {
    offer: own,
    included,
    left,
    refusal:
      refusal ??
      (isMissing ? fault('additional_unavailable', 'ticket_id') : undefined) ??
      (isExcluded(own, additions, ticket) ? fault('addition_excluded', 'ticket_id') : undefined),
    ...(payBy !== undefined && { payBy }),
  };
}

const tierOf = ({ passengers }: Reservation, { passenger }: Ticket): Tier | undefined =>
  passengers.find(({ position }) => position === passenger)?.tier;

const standingOf = ({ tickets }: TicketsStatus, ticket: Ticket) => tickets.find((one) => isSamePlace(one, ticket));
