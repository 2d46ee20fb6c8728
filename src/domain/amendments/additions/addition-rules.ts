import {
  type Adding,
  type AdditionLine,
  countOf,
  isExcluded,
  isSamePlace,
  type Place,
} from '#domain/booking/addition.ts';
import { ADDITION_MINUTES, additionClosesAt, deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isCancelled } from '#domain/timetable/departure-event.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { after, earliest, type Instant, MINUTE } from '#kernel/instant.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { isUsed, type TicketsStatus, type ValidTicket } from '#domain/amendments/tickets-status.ts';

/** How long a chosen addition waits for its payment. */
export const ADDITION_HOLD_MINUTES = 15;

/** The last moment for a payment that was started in time. */
export const additionPayableUntil = (departs: Instant): Instant => deadlinesOf(departs).releasedAt;

/** Until when the chosen additions can be paid: for the first of the buses, unless a line has its own deadline. */
export const additionHeldUntil = (now: Instant, { departs, lines }: Pick<Adding, 'departs' | 'lines'>): Instant =>
  earliest(
    after(now, ADDITION_HOLD_MINUTES * MINUTE),
    ...lines.map(({ payBy }) => payBy ?? additionPayableUntil(departs)),
  );

type Extended = Pick<Reservation, 'status' | 'refund' | 'change' | 'adding' | 'additions'>;

/** Why nothing at all can be added to a reservation: it must be paid and have no refund under way. */
export function tripRefusal({ status, refund, change, adding }: Omit<Extended, 'additions'>): Fault | undefined {
  if (status !== 'approved' || change || adding) return fault('addition_unpaid', 'code');
  return refund !== undefined && !refund.isPaid ? fault('addition_refund_open', 'code') : undefined;
}

export interface Moment {
  readonly now: Instant;
  /** The last moment for a bus with this departure time. */
  readonly closesAt: (departs: Instant) => Instant;
}

/** What is requested, and on which ticket of a reservation. */
export interface TicketMoment extends Moment {
  /** For additions that need no loading: payable until then, whether the passenger boarded or not. */
  readonly payBy?: Instant | undefined;
}

/**
 * Why nothing can be added to a ticket: it is no longer valid, has no date yet, its bus does not run, it was used, or
 * its bus is about to leave.
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

/** Why these lines cannot be added now; undefined when they can. */
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

/**
 * Why these lines cannot be had, whatever their deadlines say: a ticket is no longer valid, or its bus does not run.
 * Undefined: they can.
 */
export function additionWithdrawn(
  lines: readonly AdditionLine[],
  { tickets }: Addable['ticketsStatus'],
): ErrorCode | undefined {
  for (const line of lines) {
    const ticket = tickets.find((one) => isSamePlace(one, line));
    if (!ticket) return 'addition_ticket_unknown';
    if (isCancelled(ticket.delay)) return 'journey_cancelled';
  }
  return undefined;
}

/**
 * Why an addition that waits for its payment ends before that: a ticket was given up, or was changed for a bus that is
 * no longer waited for when the reference ends.
 */
export const ADDITION_ENDS = ['ticket_cancelled', 'leaves_earlier'] as const;

export type AdditionEnd = (typeof ADDITION_ENDS)[number];

export interface WaitingAddition {
  readonly lines: readonly AdditionLine[];
  readonly holdUntil: Instant;
}

/** Undefined: it may wait until then. What becomes of it when its bus is cancelled is the matter of that report. */
export function additionEnd(
  { lines, holdUntil }: WaitingAddition,
  { tickets }: Addable['ticketsStatus'],
): AdditionEnd | undefined {
  const places = lines.map((line) => ({ line, ticket: tickets.find((one) => isSamePlace(one, line)) }));
  if (places.some(({ ticket }) => !ticket)) return 'ticket_cancelled';
  const outlasts = places.some(
    ({ line: { payBy }, ticket }) =>
      payBy === undefined && ticket?.departsAt !== undefined && holdUntil > additionPayableUntil(ticket.departsAt),
  );
  return outlasts ? 'leaves_earlier' : undefined;
}

/** An earlier choice for the same trip that is not paid. */
export interface OpenAddition extends Pick<Adding, 'onBoard'> {
  readonly id: ReservationId;
  readonly isPaying: boolean;
  /** Chosen in the same session. */
  readonly isOwn: boolean;
  readonly lines: readonly Pick<AdditionLine, 'passenger' | 'direction'>[];
}

/**
 * The choices that another one takes the place of. A seat and a name are known to neighbours: what is chosen on the bus
 * never touches the choice of the owner or of another phone, nor is it touched by theirs. Together they may exceed what
 * a passenger can have; who pays last is refused then.
 */
const replacedBy = ({ onBoard, lines }: Pick<Adding, 'onBoard' | 'lines'>, open: readonly OpenAddition[]) =>
  open.filter((one) =>
    onBoard
      ? one.onBoard && one.isOwn && one.lines.some((line) => lines.some((other) => isSamePlace(line, other)))
      : !one.onBoard,
  );

export type BeginVerdict =
  /** It can be paid until then; the earlier choices end. */
  | { readonly kind: 'begin'; readonly until: Instant; readonly ends: readonly ReservationId[] }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** An earlier choice is being paid: it may still be added. */
  | { readonly kind: 'paying' };

/** Whether an addition begins, in place of those chosen before and not paid. */
export function beginVerdict(
  adding: Pick<Adding, 'departs' | 'lines' | 'onBoard'>,
  { open, ...addable }: Omit<Addable, 'closesAt'> & { readonly open: readonly OpenAddition[] },
): BeginVerdict {
  const earlier = replacedBy(adding, open);
  if (earlier.some(({ isPaying }) => isPaying)) return { kind: 'paying' };
  const refusal = additionRefusal(adding.lines, { ...addable, closesAt: additionClosesAt });
  if (refusal) return { kind: 'refused', fault: refusal };
  return { kind: 'begin', until: additionHeldUntil(addable.now, adding), ends: earlier.map(({ id }) => id) };
}

/**
 * The passenger already has an offer that excludes this one, or would exceed the maximum for a journey, counting what
 * they already have.
 */
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
