import {
  type Adding,
  type AdditionLine,
  countOf,
  isExcluded,
  isSamePlace,
  type Place,
} from '#domain/booking/addition.ts';
import { ADDITION_MINUTES, deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isCancelled } from '#domain/timetable/departure-event.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { after, earliest, type Instant, MINUTE } from '#kernel/instant.ts';
import { isUsed, type TicketsStatus, type ValidTicket } from '#domain/amendments/tickets-status.ts';

/** What was chosen to be added waits so long for its payment. */
export const ADDITION_HOLD_MINUTES = 15;

/** The last moment for money that was begun in time. */
export const additionPayableUntil = (departs: Instant): Instant => deadlinesOf(departs).releasedAt;

/** Until when what was chosen can be paid: for the first of the buses, unless a line says otherwise. */
export const additionHeldUntil = (now: Instant, { departs, lines }: Pick<Adding, 'departs' | 'lines'>): Instant =>
  earliest(
    after(now, ADDITION_HOLD_MINUTES * MINUTE),
    ...lines.map(({ payBy }) => payBy ?? additionPayableUntil(departs)),
  );

type Extended = Pick<Reservation, 'status' | 'refund' | 'change' | 'adding' | 'additions'>;

/** Why nothing can be added to a reservation at all: only to what is paid, and while no money is on its way back. */
export function tripRefusal({ status, refund, change, adding }: Omit<Extended, 'additions'>): Fault | undefined {
  if (status !== 'approved' || change || adding) return fault('addition_unpaid', 'code');
  return refund !== undefined && !refund.isPaid ? fault('addition_refund_open', 'code') : undefined;
}

export interface Moment {
  readonly now: Instant;
  /** The last moment for a bus. */
  readonly closesAt: (departs: Instant) => Instant;
}

/** What is asked for and on which ticket of a reservation. */
export interface TicketMoment extends Moment {
  /** Of what nobody has to load: it is paid until then, boarded or not. */
  readonly payBy?: Instant | undefined;
}

/**
 * Why nothing can be added to a ticket: it is gone, has no date yet, its bus does not run, it was used, or its bus is
 * about to leave.
 */
export function ticketRefusal(
  ticket: ValidTicket | undefined,
  { now, closesAt, payBy }: TicketMoment,
): Fault | undefined {
  if (!ticket) return fault('addition_ticket_unknown', 'ticket_id');
  if (ticket.departsAt === undefined) return fault('addition_open', 'ticket_id');
  if (isCancelled(ticket.delay)) return fault('journey_cancelled', 'ticket_id');
  if (payBy === undefined && isUsed(ticket, now)) return fault('addition_used', 'ticket_id');
  return now >= (payBy ?? closesAt(ticket.departsAt))
    ? fault('addition_closed', 'ticket_id', { minutes: ADDITION_MINUTES })
    : undefined;
}

export interface Addable extends Moment {
  readonly reservation: Extended;
  readonly ticketsStatus: Pick<TicketsStatus, 'tickets'>;
}

/** Why lines cannot be added as things stand; undefined where they can. */
export function additionRefusal(lines: readonly AdditionLine[], { reservation, ticketsStatus, ...moment }: Addable) {
  const trip = tripRefusal(reservation);
  if (trip) return trip;
  for (const line of lines) {
    const ticket = ticketsStatus.tickets.find((one) => isSamePlace(one, line));
    const refusal = ticketRefusal(ticket, { ...moment, payBy: line.payBy }) ?? limitRefusal(line, reservation);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Another offer than they have that excludes it, or more than a passenger may take along on a journey, with what they have already. */
const limitRefusal = (line: AdditionLine, { additions }: Pick<Extended, 'additions'>): Fault | undefined =>
  isExcluded({ key: line.offer, oneOf: line.oneOf }, additions, line)
    ? fault('addition_excluded', 'quantity')
    : tooMany(line, additions);

const tooMany = (line: AdditionLine, additions: Extended['additions']): Fault | undefined =>
  additionsLeft(line, { offer: line.offer, max: line.max, additions }) < line.quantity
    ? fault('addition_too_many', 'quantity', { max: line.max })
    : undefined;

export interface Counting extends Pick<Extended, 'additions'> {
  readonly offer: string;
  readonly max: number;
}

/** How many more of an offer a passenger may have on a journey. */
export const additionsLeft = (place: Place, { offer, max, additions }: Counting): number =>
  Math.max(0, max - countOf(additions, offer, place));
