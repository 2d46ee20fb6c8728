import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type BoardingPass, CODE_OUTLIVES_DEPARTURE } from '#domain/ticketing/boarding-pass.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Run } from '#domain/timetable/run.ts';
import { after, plusDays, type Zone } from '#kernel/instant.ts';
import { startOfDay } from '#kernel/zoned.ts';

/** What one journey of a reservation rides: its run, unless it is open, and the zone of the stop where it begins. */
export interface Boarding {
  readonly run: Run | undefined;
  readonly zone: Zone;
}

/** By folio, what the QR of each ticket carries. What is not paid, or not good any more, is not in it (T40). */
export function codesOfTickets(
  codes: BoardingCodes,
  { status, expired, tickets }: Pick<Reservation, 'status' | 'expired' | 'tickets'>,
  boardings: Readonly<Record<Direction, Boarding>>,
): ReadonlyMap<string, string> {
  const isPaid = status === 'approved' && !expired;
  const passes = tickets
    .filter(({ kind }) => isPaid && isBoardable(kind))
    .flatMap((ticket) => passOf(ticket, boardings[ticket.direction], codes.issueOf(ticket.secret)) ?? []);
  return new Map(passes.map((pass) => [pass.folio, codes.sign(pass)]));
}

/** Undefined while the run of a dated ticket cannot be read: better no code than one for another bus. */
function passOf(ticket: Ticket, { run, zone }: Boarding, issue: string): BoardingPass | undefined {
  const { folio, direction, seat, segment } = ticket;
  if (segment === undefined)
    return { folio, direction, seat, issue, run: undefined, expires: startOfDay(plusDays(ticket.validUntil, 1), zone) };
  if (run?.departure.id !== segment.departure) return undefined;
  const { id: departure, serviceDate } = run.departure;
  return { folio, direction, seat, issue, run: { departure, serviceDate }, expires: endOf(run) };
}

const endOf = ({ departs }: Run) => after(departs, CODE_OUTLIVES_DEPARTURE);
